import { useSnapshot } from 'valtio';
import { type Contact, readContact } from '../../domain/content/contact';
import { shopPhones } from '../../flows/branches/shopPhone';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/iconNames';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { BranchSummary } from './BranchSummary';
import { OutsideRow } from './LinkPage';

const icons: Readonly<Record<Contact['kind'], IconName>> = {
  phone: 'phone',
  mail: 'mail',
  telegram: 'send',
  link: 'globe',
  text: 'info',
};

type ContactRow = { icon: IconName; label: string; href: string | null };

/** A row for each phone of a field, by its link. */
const phoneRows = (field: string | null): [string, ContactRow][] =>
  shopPhones(field).map(({ text, href }) => [href, { icon: icons.phone, label: text, href }]);

function contactRows(text: string): [string, ContactRow][] {
  const { kind, href } = readContact(text);
  if (kind === 'phone') return phoneRows(text);
  return [[href ?? text, { icon: icons[kind], label: text, href }]];
}

/** `/extr3`: the merchant's contacts and branches at a glance. */
export function ContactsScreen() {
  const { hasSettings, settings } = useSnapshot(merchant.state);
  const { phone } = settings.links;
  const { branchesActive } = settings.flags;
  // The phone of the settings is usually one of the contacts.
  const all = new Map([...phoneRows(phone), ...settings.contacts.flatMap(contactRows)]);
  return (
    <SheetPage title={t('extra.contacts')}>
      {!hasSettings && <SkeletonRows />}
      {hasSettings && all.size > 0 && (
        <Section>
          {[...all].map(([key, { icon, label, href }]) =>
            href ? (
              <OutsideRow key={key} icon={icon} label={label} href={href} />
            ) : (
              <Row key={key} icon={icon} label={label} />
            ),
          )}
        </Section>
      )}
      {hasSettings && branchesActive && <BranchSummary />}
      {hasSettings && all.size === 0 && !branchesActive && (
        <EmptyState
          icon="phone"
          title={t('extra.noContacts')}
          text={t('extra.noneText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      )}
    </SheetPage>
  );
}
