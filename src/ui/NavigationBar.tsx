import { labelled } from '../i18n/phrases';
import { Anchor } from './Anchor';
import { Badge } from './Badge';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './NavigationBar.module.css';

export type NavigationItem = {
  icon: IconName;
  label: string;
  href: string;
  /** called instead of following `href` */
  onPress?: (() => void) | undefined;
  /** the current page */
  isCurrent?: boolean | undefined;
  /** badge on the icon, hidden for 0 */
  count?: number | undefined;
};

type Props = { label: string; items: readonly NavigationItem[] };

/** The shop's main pages, side by side at the bottom. */
export function NavigationBar({ label, items }: Props) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map(({ icon, label: name, href, onPress, isCurrent, count = 0 }) => (
        <Anchor
          key={href}
          className={styles.item}
          href={href}
          label={count > 0 ? labelled(name, String(count)) : undefined}
          isCurrent={isCurrent}
          onPress={onPress}
        >
          <span className={styles.icon}>
            <Icon name={icon} />
            {count > 0 && (
              <span className={styles.count}>
                <Badge tone="chosen">{count}</Badge>
              </span>
            )}
          </span>
          <span className={styles.name}>{name}</span>
        </Anchor>
      ))}
    </nav>
  );
}
