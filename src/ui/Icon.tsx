import styles from './Icon.module.css';
import type { IconName } from './iconNames';
import sprite from './icons.svg?no-inline';

type Props = {
  name: IconName;
  /** px; default 24 */
  size?: 16 | 20 | 24 | 32 | 48 | undefined;
  /** for an active heart or star */
  isFilled?: boolean | undefined;
};

/** Icons that follow the reading direction and are mirrored in right-to-left languages. */
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

/** Decorative: the control or text around it has the name. */
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
