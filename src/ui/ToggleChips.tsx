import { useEffect, useId, useRef } from 'react';
import chips from './Chips.module.css';
import { FieldMessage, messageId } from './Field';
import styles from './ToggleChips.module.css';

export type ToggleChip = {
  id: string;
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  isOn: boolean;
  /** cannot be switched; `hint` says why */
  isDisabled?: boolean | undefined;
};

type Props = {
  /** names the row for screen readers */
  label: string;
  items: readonly ToggleChip[];
  onToggle: (id: string) => void;
  /** several lines instead of one that scrolls, without padding of its own */
  isWrapped?: boolean | undefined;
  /** under the chips, e.g. why one is disabled */
  hint?: string | undefined;
};

/** Small switches, each on or off, in one row that scrolls sideways unless it is wrapped. */
export function ToggleChips({ label, items, onToggle, isWrapped, hint }: Props) {
  const id = useId();
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
      <div
        ref={row}
        className={`${chips.row} ${isWrapped ? styles.wrapped : styles.row}`}
        tabIndex={-1}
        data-rove=""
      >
        {items.map((chip) => (
          <button
            key={chip.id}
            type="button"
            className={`${chips.chip} ${styles.chip}`}
            dir="auto"
            lang={chip.lang}
            aria-pressed={chip.isOn}
            // Focusable, so that a screen reader finds it and its reason.
            aria-disabled={chip.isDisabled || undefined}
            aria-describedby={chip.isDisabled && hint ? messageId(id) : undefined}
            onClick={() => {
              if (!chip.isDisabled) onToggle(chip.id);
            }}
          >
            {chip.label}
          </button>
        ))}
      </div>
      <FieldMessage id={id} hint={hint} />
    </fieldset>
  );
}
