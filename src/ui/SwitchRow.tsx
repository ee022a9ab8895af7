import styles from './ChoiceRow.module.css';
import covering from './CoveringInput.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import { RowText } from './RowText';

type Props = {
  label: string;
  detail?: string | undefined;
  icon?: IconName | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
};

/** An on/off setting that takes effect at once. */
export function SwitchRow({ label, detail, icon, isOn, onChange, isDisabled }: Props) {
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
