import type { ReactNode } from 'react';
import styles from './ChoiceRow.module.css';
import covering from './CoveringInput.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import { RowText } from './RowText';

type Props = {
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  detail?: string | undefined;
  /** before the check mark, e.g. a price */
  value?: ReactNode | undefined;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean | undefined;
};

/** One option of a multiple choice. */
export function CheckRow(props: Props) {
  const { label, lang, detail, value, isChecked, onChange, isDisabled } = props;
  return (
    <label className={styles.row} data-disabled={isDisabled || undefined}>
      <input
        className={covering.input}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <RowText label={label} lang={lang} detail={detail} value={value} />
      <span className={`${styles.mark} ${styles.square}`}>
        <Icon name="check" size={16} />
      </span>
    </label>
  );
}

type SwitchRowProps = {
  label: string;
  detail?: string | undefined;
  icon?: IconName | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
};

/** An on/off setting that takes effect at once. */
export function SwitchRow({ label, detail, icon, isOn, onChange, isDisabled }: SwitchRowProps) {
  return (
    <label className={styles.row} data-disabled={isDisabled || undefined}>
      <input
        className={covering.input}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <RowText label={label} detail={detail} />
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
    </label>
  );
}
