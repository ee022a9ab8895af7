import { useState } from 'react';
import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { labelled } from '../../i18n/labelled';
import { t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import { Field } from '../../ui/Field';
import styles from './LineNote.module.css';

type Props = { line: ResolvedLine; name: string };

/** A comment on one line (§3, productComment); collapsed to a small button while empty. */
export function LineNote({ line, name }: Props) {
  const [text, setText] = useState(line.note);
  const [isOpened, setOpened] = useState(false);
  if (!isOpened && text === '') {
    return (
      <div className={styles.invitation}>
        <button type="button" className={styles.add} onClick={() => setOpened(true)}>
          {t('basket.addNote')}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.note}>
      <Field
        label={labelled(t('basket.lineNote'), name)}
        isLabelHidden
        value={text}
        placeholder={t('basket.notePlaceholder')}
        autoFocus={isOpened}
        autoCapitalize="sentences"
        enterKeyHint="done"
        onChange={(next) => {
          setText(next);
          cart.setNote(line.key, next);
        }}
      />
    </div>
  );
}
