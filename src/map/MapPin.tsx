import type { ReactNode } from 'react';
import styles from './MapPin.module.css';

type Props = {
  label: string;
  /** the label's language, if not the page's */
  lang: string | undefined;
  isSelected: boolean;
  isMuted: boolean;
  /** on a crowded map only the selected pin shows its label */
  isCrowded: boolean;
  icon?: ReactNode;
  onClick: () => void;
  onFocus?: (() => void) | undefined;
};

/** A drop-shaped pin in the merchant's colour; its tip is at the middle of the lower edge. */
export function MapPin(props: Props) {
  const { label, lang, isSelected, isMuted, isCrowded, icon, onClick, onFocus } = props;
  return (
    <button
      type="button"
      className={styles.pin}
      data-pin=""
      data-muted={isMuted || undefined}
      data-crowded={isCrowded || undefined}
      aria-pressed={isSelected}
      onClick={onClick}
      onFocus={onFocus}
    >
      <svg className={styles.drop} viewBox="0 0 36 46" aria-hidden="true">
        <path
          className={styles.body}
          d="M18 45C18 45 34 29.5 34 18A16 16 0 1 0 2 18C2 29.5 18 45 18 45Z"
        />
        {!icon && <circle className={styles.eye} cx="18" cy="18" r="6" />}
      </svg>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label} data-pin-label="" dir="auto" lang={lang}>
        {label}
      </span>
    </button>
  );
}
