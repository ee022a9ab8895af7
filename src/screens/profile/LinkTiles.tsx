import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { Icon } from '../../ui/Icon';
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
