import { useState } from 'react';
import { promoCodeOf } from '../../domain/promo/promoCode';
import { timeZone } from '../../flows/platform';
import { applyPromo, type PromoOutcome, showPromo } from '../../flows/promo/applyPromo';
import { promoText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetId } from '../../navigation/useSheetId';

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
  // The answer may come when the sheet is closed, with another on top.
  const sheet = useSheetId();
  const show = (outcome: PromoOutcome) => {
    if (outcome.kind !== 'checked' || !outcome.isKept) {
      return setMessage(promoText(outcome, timeZone()));
    }
    showPromo(outcome);
    if (outcome.verdict === 'added') closeSheet(sheet);
    // One that is not valid yet is now listed below, with the reason.
    else setCode('');
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
      setCode(typed);
      setMessage(undefined);
    },
    message,
    apply: () => void apply(),
    isBusy,
  };
}
