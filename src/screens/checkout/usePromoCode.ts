import { useState } from 'react';
import { promoCodeOf } from '../../domain/promo/promo';
import { timeZone } from '../../flows/platform';
import { applyPromo, type PromoOutcome } from '../../flows/promo/applyPromo';
import { promoText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import * as draft from '../../stores/order/draft';
import * as toasts from '../../stores/toasts';

/** A code being typed, and the result of the last one. */
export type PromoEntry = {
  code: string;
  type: (code: string) => void;
  message: string | undefined;
  apply: () => void;
  isBusy: boolean;
};

export function usePromoCode(): PromoEntry {
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const show = (outcome: PromoOutcome) => {
    const text = promoText(outcome, timeZone());
    const isAdded = outcome.kind === 'checked' && outcome.verdict === 'added';
    const isWaiting = outcome.kind === 'checked' && draft.state.promo?.id === outcome.promo.id;
    if (isAdded) {
      toasts.show(text, { tone: 'good' });
      closeSheet();
    } else if (isWaiting) {
      // It is now listed below, with the reason why it is not valid yet.
      setCode('');
    } else setMessage(text);
  };
  const apply = async () => {
    if (isBusy) return;
    if (promoCodeOf(code) === '') return setMessage(t('promo.enterCode'));
    setBusy(true);
    setMessage(undefined);
    show(await applyPromo(code));
    setBusy(false);
  };
  return {
    code,
    type: (typed) => {
      setCode(typed.toUpperCase());
      setMessage(undefined);
    },
    message,
    apply: () => void apply(),
    isBusy,
  };
}
