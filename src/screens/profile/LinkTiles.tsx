import type { User } from '../../domain/session/user';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Icon } from '../../ui/Icon';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { TintTile } from '../../ui/TintTile';
import styles from './LinkTiles.module.css';
import type { ProfileLink } from './profileLinks';

/** Links of the profile as tiles, reachable without scrolling. */
export function LinkTiles({ links }: { links: readonly ProfileLink[] }) {
  return (
    <ul className={styles.tiles}>
      {links.map(({ to, icon, tint, label }) => (
        <li key={to}>
          <button type="button" className={styles.tile} onClick={() => openSheet(to)}>
            <TintTile tint={tint} size="big">
              <Icon name={icon} />
            </TintTile>
            <span className={styles.label}>{t(label)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  user: Pick<User, 'cashback'>;
  /** a code that the cashier reads */
  hasCode: boolean;
};

/** The user's cashback balance, and the code for the till. */
export function CashbackRow({ user, hasCode }: Props) {
  return (
    <Section>
      <Row
        icon="wallet"
        tint="green"
        label={t('profile.cashback')}
        value={showMoney(user.cashback)}
      />
      {hasCode && (
        <LinkRow link={{ to: paths.loyalty, icon: 'qr', tint: 'violet', label: 'loyalty.title' }} />
      )}
    </Section>
  );
}

/** A link of the profile, as a row. */
export function LinkRow({ link }: { link: ProfileLink }) {
  const { to, icon, tint, label } = link;
  return <Row icon={icon} tint={tint} label={t(label)} hasChevron onPress={() => openSheet(to)} />;
}
