import { type Ref, useState } from 'react';
import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { labelled } from '../../i18n/labelled';
import { t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import styles from './LineNote.module.css';

type ButtonProps = {
  /** of the line */
  name: string;
  /** beside other details there is room for an icon only */
  isIcon: boolean;
  isOpen: boolean;
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
};

/** Opens and closes the field of a line's note. */
export function NoteButton({ name, isIcon, isOpen, ref, onPress }: ButtonProps) {
  const text = t('basket.addNote');
  const button = (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={labelled(text, name)}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {isIcon ? <Icon name="note" size={16} /> : text}
    </button>
  );
  // An icon does not go to the next line without the last word.
  return isIcon ? (
    <>
      {'\u00a0'}
      {button}
    </>
  ) : (
    button
  );
}

type Props = {
  line: ResolvedLine;
  name: string;
  /** Enter, or the keyboard's "done" */
  onDone: () => void;
};

/** The field of a comment on one line (§3, productComment), saved on every keystroke. */
export function LineNote({ line, name, onDone }: Props) {
  const [text, setText] = useState(line.note);
  return (
    <div className={styles.note}>
      <Field
        label={labelled(t('basket.lineNote'), name)}
        isLabelHidden
        value={text}
        placeholder={t('basket.notePlaceholder')}
        autoFocus
        autoCapitalize="sentences"
        enterKeyHint="done"
        onEnter={onDone}
        onChange={(next) => {
          setText(next);
          cart.setNote(line.key, next);
        }}
      />
    </div>
  );
}
