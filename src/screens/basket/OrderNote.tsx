import { useState } from 'react';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { Field } from '../../ui/Field';

/** A comment on the whole order, saved to the draft on every keystroke. */
export function OrderNote() {
  const [text, setText] = useState(draft.state.note);
  return (
    <Field
      label={t('basket.note')}
      value={text}
      placeholder={t('basket.notePlaceholder')}
      isMultiline
      autoCapitalize="sentences"
      onChange={(next) => {
        setText(next);
        draft.setNote(next);
      }}
    />
  );
}
