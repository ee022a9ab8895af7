import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Branch } from '../../domain/branches/branch';
import { type Contact, readContact } from '../../domain/content/contact';
import { loadBranches } from '../../flows/branches/loadBranches';
import { shopPhone, shopPhones } from '../../flows/branches/shopPhone';
import { labelled } from '../../i18n/phrases';
import { branchText } from '../../i18n/placeText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import { Anchor } from '../../ui/Anchor';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { openingLine } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import { OutsideRow } from './LinkPageScreen';
import styles from './LinkPageScreen.module.css';

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

/** One row per branch: name, whether it is open, today's hours, address, and phone to call. */
function BranchSummary() {
  const { status, branches: all } = useSnapshot(branches.state);
  const clock = useClock();
  useEffect(() => {
    if (branches.state.status !== 'ready') void loadBranches();
  }, []);
  const list = all.filter(({ isActive }) => isActive);
  if (status === 'loading') return <SkeletonRows count={3} />;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('branches.failed')}
        retryText={t('common.retry')}
        onRetry={() => void loadBranches()}
      />
    );
  }
  if (list.length === 0) {
    return <EmptyState icon="store" title={t('branches.none')} text={t('branches.noneAll')} />;
  }
  return (
    <Section title={t('profile.branches')}>
      <LongList items={list}>
        {(branch) => (
          <Row
            key={branch.id}
            icon="store"
            label={showText(branch.name)}
            lang={langOf(branch.name)}
            detail={[openingLine(branch, clock), branch.address].filter(Boolean).join('\n')}
            onPress={() => openSheet(paths.branches)}
            aside={callBranch(branch)}
          />
        )}
      </LongList>
    </Section>
  );
}

/** A link, so that a row without a phone has nothing beside it. */
function callBranch(branch: Branch) {
  const phone = shopPhone(branch.phone, [branch.bookingPhone]);
  if (!phone) return null;
  return (
    <Anchor
      className={styles.call}
      href={phone.href}
      label={labelled(t('extra.call'), branchText(branch))}
    >
      <Icon name="phone" size={20} />
    </Anchor>
  );
}
