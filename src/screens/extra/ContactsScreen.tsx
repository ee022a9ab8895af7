import { useSnapshot } from 'valtio';
import { type Contact, readContact } from '../../domain/content/contact';
import { shopPhone } from '../../flows/branches/shopPhone';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/iconNames';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { BranchSummary } from './BranchSummary';
import { OutsideRow } from './OutsideRow';

const icons: Readonly<Record<Contact['kind'], IconName>> = {
  phone: 'phone',
  mail: 'mail',
  telegram: 'send',
  link: 'globe',
  text: 'info',
};

/** `/extr3`: the merchant's contacts and branches at a glance. */
export function ContactsScreen() {
  const { hasSettings, settings } = useSnapshot(merchant.state);
  const { phone } = settings.links;
  const { branchesActive } = settings.flags;
  const main = phone ? [phone] : [];
  // The phone of the settings is usually one of the contacts.
  const others = settings.contacts.filter(
    (text) => !phone || shopPhone(text).href !== shopPhone(phone).href,
  );
  const all = [...new Set([...main, ...others])].map((text) => ({ text, ...readContact(text) }));
  return (
    <SheetPage title={t('extra.contacts')}>
      {!hasSettings && <SkeletonRows />}
      {hasSettings && all.length > 0 && (
        <Section>
          {all.map(({ text, kind, href }) => {
            const number = kind === 'phone' ? shopPhone(text) : null;
            const label = number?.text ?? text;
            const link = number?.href ?? href;
            return link ? (
              <OutsideRow key={text} icon={icons[kind]} label={label} href={link} />
            ) : (
              <Row key={text} icon={icons[kind]} label={label} />
            );
          })}
        </Section>
      )}
      {hasSettings && branchesActive && <BranchSummary />}
      {hasSettings && all.length === 0 && !branchesActive && (
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
