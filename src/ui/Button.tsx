import type { ReactNode } from 'react';
import type { Stake } from '../domain/restedPress';
import styles from './Button.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import { Spinner } from './Spinner';

type Props = {
  children: ReactNode;
  /** primary: the main action. danger: a confirmed irreversible action. Default: plain. */
  kind?: 'primary' | 'plain' | 'destructive' | 'danger' | 'text' | undefined;
  isSmall?: boolean | undefined;
  isWide?: boolean | undefined;
  icon?: IconName | undefined;
  /** e.g. a price, at the end of the button */
  detail?: string | undefined;
  isDisabled?: boolean | undefined;
  /** keeps size and name, shows a spinner, cannot be pressed */
  isBusy?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  /** of a main action. Default: `costs` where it looks like a deletion, else none (`ui/taps`) */
  stake?: Stake | undefined;
} & (
  | { onPress: () => void; href?: undefined }
  | { href: string; onPress?: (() => void) | undefined }
  | { type: 'submit'; onPress?: undefined; href?: undefined }
);

/** A button, or a link styled as one if it has an `href`. */
export function Button(props: Props) {
  const { children, kind = 'plain', isSmall, isWide, icon, detail, isDisabled, isBusy } = props;
  const { type = 'button', href, onPress } = props;
  const { stake = kind === 'destructive' || kind === 'danger' ? 'costs' : undefined } = props;
  const className = [styles.button, styles[kind], isSmall && styles.small, isWide && styles.wide]
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
      <span className={isBusy ? styles.hidden : styles.face}>
        {icon && <Icon name={icon} />}
        <span className={styles.words}>
          <span className={styles.label}>{children}</span>
          {detail && (
            <span className={styles.detail}>
              <bdi>{detail}</bdi>
            </span>
          )}
        </span>
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <a className={className} href={href} onClick={onPress}>
        {content}
      </a>
    );
  }
  return (
    <button
      className={className}
      type={type}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      data-stake={stake}
      onClick={isBusy ? (event) => event.preventDefault() : onPress}
    >
      {content}
    </button>
  );
}

type IconButtonProps = {
  icon: IconName;
  /** accessible name */
  label: string;
  onPress: () => void;
  /** on a round background, like the close button */
  isRound?: boolean | undefined;
  /** for a toggle button, e.g. a favourite's heart */
  isPressed?: boolean | undefined;
  tone?: 'plain' | 'destructive' | undefined;
  isDisabled?: boolean | undefined;
};

const iconTones = { plain: styles.plainIcon, destructive: styles.destructiveIcon } as const;

export function IconButton({ icon, label, onPress, ...props }: IconButtonProps) {
  const { isRound, isPressed, tone = 'plain', isDisabled } = props;
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${iconTones[tone]}`}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      data-stake={tone === 'destructive' ? 'costs' : undefined}
      onClick={onPress}
    >
      <span className={isRound ? styles.round : styles.bare}>
        <Icon name={icon} size={isRound ? 20 : 24} isFilled={isPressed} />
      </span>
    </button>
  );
}
