import { useState } from 'react';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { Field } from '../../ui/Field';

/** A wish for the whole order; it is kept with the draft at every stroke. */
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
