import type { ReactElement, ReactNode } from 'react';
import styles from './ChoiceRow.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import { RowText } from './Row';
import { handleRadioKeys, pickHandlers } from './radioKeys';

type Props = {
  /** shared by all rows of one question */
  name: string;
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  detail?: string | undefined;
  /** an icon name, or an element 24 px wide */
  icon?: IconName | ReactElement | undefined;
  /** before the radio button, e.g. a price or a distance */
  value?: ReactNode | undefined;
  isChosen: boolean;
  onChoose: () => void;
  /** a tap or Enter picks this one, and is not only a choice yet to be confirmed */
  onPick?: (() => void) | undefined;
  /** choosing does more than choose, e.g. opens a sheet (`handleRadioKeys`); for all rows of a question */
  isActing?: boolean | undefined;
  isDisabled?: boolean | undefined;
};

/** One option of a single choice. */
export function RadioRow(props: Props) {
  const { name, label, lang, detail, icon, value, isChosen, onChoose, onPick, isActing } = props;
  return (
    <label
      className={icon ? `${styles.row} ${styles.iconed}` : styles.row}
      data-disabled={props.isDisabled || undefined}
    >
      <input
        className={styles.input}
        type="radio"
        name={name}
        checked={isChosen}
        disabled={props.isDisabled}
        onChange={onChoose}
        {...pickHandlers(onPick)}
        {...(isActing && { onKeyDown: handleRadioKeys })}
      />
      {icon && (
        <span className={styles.icon}>
          {typeof icon === 'string' ? <Icon name={icon} /> : icon}
        </span>
      )}
      <RowText label={label} lang={lang} detail={detail} value={value} />
      <span className={styles.mark}>
        <Icon name="check" size={16} />
      </span>
    </label>
  );
}

type ChoicesProps = {
  /** the question, as its accessible name */
  label: string;
  /** the radio buttons */
  children: ReactNode;
};

/** The answers to one question, of which one is chosen: named, and apart from what else is near. */
export function Choices({ label, children }: ChoicesProps) {
  return (
    <div role="radiogroup" aria-label={label} data-rows="">
      {children}
    </div>
  );
}

type RadioTileProps = {
  /** shared by all tiles of one question */
  name: string;
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  /** second line */
  detail?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  /** a tap or Enter picks this one, and is not only a choice yet to be confirmed */
  onPick?: (() => void) | undefined;
  /** choosing does more than choose, e.g. shows another sheet (`handleRadioKeys`) */
  isActing?: boolean | undefined;
  /** of the tile's face: what is special where it stands */
  className?: string | undefined;
};

/** One option of a single choice as a tile beside others, filled when it is chosen. */
export function RadioTile(props: RadioTileProps) {
  const { name, label, lang, detail, isChosen, onChoose, onPick, isActing, className = '' } = props;
  return (
    <label className={styles.tile}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        {...pickHandlers(onPick)}
        {...(isActing && { onKeyDown: handleRadioKeys })}
      />
      <span className={`${styles.face} ${className}`}>
        <bdi lang={lang}>{label}</bdi>
        {detail && (
          <>
            <span> </span>
            <bdi className={styles.detail}>{detail}</bdi>
          </>
        )}
      </span>
    </label>
  );
}

type CheckRowProps = {
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
export function CheckRow(props: CheckRowProps) {
  const { label, lang, detail, value, isChecked, onChange, isDisabled } = props;
  return (
    <label className={styles.row} data-disabled={isDisabled || undefined}>
      <input
        className={styles.input}
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
        className={styles.input}
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
