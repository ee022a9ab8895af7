import { useId } from 'react';
import covering from './ChoiceRow.module.css';
import { Icon } from './Icon';
import styles from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  /** what is being rated */
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  isLabelHidden?: boolean | undefined;
  /** 1 to 5, null before one is chosen */
  value: number | null;
  onChange: (value: number) => void;
  /** accessible name of a number of stars */
  nameOf: (count: number) => string;
  size?: 'm' | 'l' | undefined;
};

const counts = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons, so that arrow keys and screen readers work. */
export function Stars({ label, lang, isLabelHidden, value, onChange, nameOf, size = 'm' }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.stars} data-size={size}>
      <legend className={isLabelHidden ? undefined : styles.label} dir="auto" lang={lang}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.row}>
        {counts.map((count) => (
          <label key={count} className={styles.star} data-set={count <= (value ?? 0) || undefined}>
            <input
              className={covering.input}
              type="radio"
              name={name}
              aria-label={nameOf(count)}
              checked={count === value}
              onChange={() => onChange(count)}
            />
            <Icon name="star" size={size === 'l' ? 32 : 24} isFilled={count <= (value ?? 0)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
