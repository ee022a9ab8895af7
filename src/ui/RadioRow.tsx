import type { ReactElement, ReactNode } from 'react';
import styles from './ChoiceRow.module.css';
import covering from './CoveringInput.module.css';
import { handleRadioKeys } from './handleRadioKeys';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import { pickHandlers } from './pickHandlers';
import { RowText } from './RowText';

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
        className={covering.input}
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
