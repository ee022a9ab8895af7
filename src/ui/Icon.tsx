import styles from './Icon.module.css';
import type { IconName } from './iconNames';
import sprite from './icons.svg?no-inline';

type Props = {
  name: IconName;
  /** px; default 24 */
  size?: 16 | 20 | 24 | 32 | 48 | undefined;
  /** a heart or a star that is set */
  isFilled?: boolean | undefined;
};

/** These point along the line of reading, so they turn round in a right-to-left language. */
const directional: ReadonlySet<IconName> = new Set<IconName>([
  'next',
  'previous',
  'back',
  'logOut',
  'external',
  'send',
  'list',
  'bike',
  'message',
]);

/** An ornament: the control or text around it carries the name. */
export function Icon({ name, size = 24, isFilled }: Props) {
  return (
    <svg
      className={[
        styles.icon,
        directional.has(name) && styles.directional,
        isFilled && styles.filled,
      ]
        .filter(Boolean)
        .join(' ')}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
