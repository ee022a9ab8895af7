import { useId } from 'react';
import { RadioTile } from './RadioTile';
import styles from './Tabs.module.css';
import { VisuallyHidden } from './VisuallyHidden';

type Props<Value extends string> = {
  /** accessible name */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** choosing does more than choose, e.g. shows another sheet (`handleRadioKeys`) */
  isActing?: boolean | undefined;
};

/** Two to four views of the same content, side by side. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, isActing } = props;
  const name = useId();
  return (
    <fieldset className={styles.tabs}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <RadioTile
          key={option.value}
          name={name}
          label={option.label}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
          isActing={isActing}
          className={styles.face}
        />
      ))}
    </fieldset>
  );
}
