import covering from './CoveringInput.module.css';
import { handleRadioKeys } from './handleRadioKeys';
import { pickHandlers } from './pickHandlers';
import styles from './RadioTile.module.css';

type Props = {
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
export function RadioTile(props: Props) {
  const { name, label, lang, detail, isChosen, onChoose, onPick, isActing, className = '' } = props;
  return (
    <label className={styles.tile}>
      <input
        className={covering.input}
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
