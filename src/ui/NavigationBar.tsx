import { Anchor } from './Anchor';
import { Badge } from './Badge';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './NavigationBar.module.css';

export type NavigationItem = {
  icon: IconName;
  label: string;
  href: string;
  /** runs in place of following `href` */
  onPress?: (() => void) | undefined;
  /** it is where one is */
  isCurrent?: boolean | undefined;
  /** a number at its icon, none for 0 */
  count?: number | undefined;
};

type Props = { label: string; items: readonly NavigationItem[] };

/** The main places of the shop, side by side at the bottom. */
export function NavigationBar({ label, items }: Props) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map(({ icon, label: name, href, onPress, isCurrent, count = 0 }) => (
        <Anchor
          key={href}
          className={styles.item}
          href={href}
          label={count > 0 ? `${name}, ${count}` : undefined}
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
