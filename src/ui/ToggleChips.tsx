import { useEffect, useRef } from 'react';
import chips from './Chips.module.css';
import styles from './ToggleChips.module.css';

export type ToggleChip = {
  id: string;
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  isOn: boolean;
};

type Props = {
  /** names the row for screen readers */
  label: string;
  items: readonly ToggleChip[];
  onToggle: (id: string) => void;
};

/** Small switches in one row that scrolls sideways, each on or off. */
export function ToggleChips({ label, items, onToggle }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // A list that is opened as it was left shows by what.
  useEffect(() => {
    const pane = row.current;
    const chip = pane?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!pane || !chip) return;
    pane.scrollTo({ left: chip.offsetLeft + chip.offsetWidth / 2 - pane.clientWidth / 2 });
  }, []);
  return (
    <fieldset className={styles.group} aria-label={label}>
      <div ref={row} className={`${chips.row} ${styles.row}`} tabIndex={-1} data-rove="">
        {items.map(({ id, label, lang, isOn }) => (
          <button
            key={id}
            type="button"
            className={`${chips.chip} ${styles.chip}`}
            dir="auto"
            lang={lang}
            aria-pressed={isOn}
            onClick={() => onToggle(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
