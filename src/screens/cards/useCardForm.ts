import { useRef, useState } from 'react';
import { type CardFault, cardFaults, type TypedCard } from '../../domain/cards/card';
import { wallClock } from '../../domain/time/wallClock';
import { addCard } from '../../flows/cards/addCard';
import { serverNow, timeZone } from '../../flows/platform';
import { errorText } from '../../i18n/errorText';
import { type TextKey, t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

type Field = 'number' | 'expiry' | 'cvv';

/** Error texts by field; empty fields use the generic text. */
const errorTexts: Readonly<
  Record<Field, Readonly<Record<Exclude<CardFault, 'missing'>, TextKey>>>
> = {
  number: {
    short: 'cards.numberShort',
    wrong: 'cards.numberWrong',
    past: 'cards.numberWrong',
  },
  expiry: {
    short: 'cards.expiryWrong',
    wrong: 'cards.expiryWrong',
    past: 'cards.expiryPast',
  },
  cvv: { short: 'cards.cvvWrong', wrong: 'cards.cvvWrong', past: 'cards.cvvWrong' },
};

/** State of the card form. It is kept in memory only and sent to the server alone. */
export function useCardForm() {
  const [typed, setTyped] = useState<TypedCard>({ number: '', expiry: '', cvv: '', name: '' });
  const [errors, setErrors] = useState<{ readonly [field in Field]?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const isLocked = useRef(false);

  const change = (part: Partial<TypedCard>) => {
    setTyped((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const send = async () => {
    if (isLocked.current) return;
    const found = errorsOf(typed, wallClock(serverNow(), timeZone()));
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    isLocked.current = true;
    setBusy(true);
    const failure = await addCard(typed);
    isLocked.current = false;
    setBusy(false);
    // The CVV is never stored, so it is retyped after the code step.
    setTyped((before) => ({ ...before, cvv: failure ? before.cvv : '' }));
    if (failure) {
      const messages = { 400: 'cards.refused', 422: 'cards.refused' } as const;
      setErrors({ number: errorText(failure, messages) });
    } else openSheet(paths.cardConfirm);
  };
  return { typed, errors, isBusy, change, send };
}

function errorsOf(typed: TypedCard, now: { year: number; month: number }) {
  const faults = cardFaults(typed, now);
  const fields: readonly Field[] = ['number', 'expiry', 'cvv'];
  const entries = fields.flatMap((field) => {
    const fault = faults[field];
    if (!fault) return [];
    return [[field, t(fault === 'missing' ? 'errors.fillField' : errorTexts[field][fault])]];
  });
  return Object.fromEntries(entries);
}
