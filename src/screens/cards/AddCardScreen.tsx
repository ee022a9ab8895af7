import { useRef, useState } from 'react';
import {
  asksForCvv,
  type CardFault,
  cardFaults,
  cvvDigits,
  groupNumber,
  numberDigits,
  readExpiry,
  showExpiry,
  type TypedCard,
} from '../../domain/cards/card';
import { digitsIn } from '../../domain/text/digits';
import { wallClock } from '../../domain/time/wallClock';
import { addCard } from '../../flows/cards/addCard';
import { serverNow, timeZone } from '../../flows/platform';
import { errorText } from '../../i18n/errorText';
import { type TextKey, t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useIsStillHere } from '../../navigation/useSheetParam';
import { Field } from '../../ui/Field';
import { DigitsField } from '../../ui/FormattedField';
import { Icon } from '../../ui/Icon';
import { SheetPage } from '../../ui/SheetPage';
import styles from './AddCardScreen.module.css';
import { CardGate } from './CardGate';

/** Adds a payment card (`/profile/cards/create`). */
export function AddCardScreen() {
  return (
    <CardGate title={t('cards.newTitle')}>
      <CardForm />
    </CardGate>
  );
}

const plain = (digits: string) => digits;
const longestName = 40;

/** Number, expiry, CVV if required, and a name for the card. */
function CardForm() {
  const { typed, errors, isBusy, change, send } = useCardForm();
  return (
    <SheetPage
      title={t('cards.newTitle')}
      size="content"
      action={{ text: t('cards.send'), isBusy, onPress: () => void send() }}
    >
      <div className={styles.form}>
        <DigitsField
          label={t('cards.number')}
          value={typed.number}
          error={errors.number}
          read={(text) => digitsIn(text).slice(0, numberDigits)}
          show={groupNumber}
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
          autoFocus
          onChange={(number) => change({ number })}
          onEnter={() => void send()}
        />
        <div className={styles.pair}>
          <DigitsField
            label={t('cards.expiry')}
            value={typed.expiry}
            error={errors.expiry}
            read={readExpiry}
            show={showExpiry}
            autoComplete="cc-exp"
            placeholder={t('cards.expiryShape')}
            onChange={(expiry) => change({ expiry })}
            onEnter={() => void send()}
          />
          {asksForCvv(typed.number) && (
            <DigitsField
              label={t('cards.cvv')}
              value={typed.cvv}
              error={errors.cvv}
              hint={t('cards.cvvHint')}
              read={(text) => digitsIn(text).slice(0, cvvDigits)}
              show={plain}
              autoComplete="cc-csc"
              onChange={(cvv) => change({ cvv })}
              onEnter={() => void send()}
            />
          )}
        </div>
        <Field
          label={t('cards.name')}
          value={typed.name}
          hint={t('cards.nameHint')}
          maxLength={longestName}
          autoCapitalize="sentences"
          enterKeyHint="done"
          onChange={(name) => change({ name })}
          onEnter={() => void send()}
        />
        <p className={styles.safe}>
          <Icon name="lock" size={16} />
          <span>{t('cards.safe')}</span>
        </p>
      </div>
    </SheetPage>
  );
}

type FieldName = 'number' | 'expiry' | 'cvv';

/** Error texts by field; empty fields use the generic text. */
const errorTexts: Readonly<
  Record<FieldName, Readonly<Record<Exclude<CardFault, 'missing'>, TextKey>>>
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
function useCardForm() {
  const [typed, setTyped] = useState<TypedCard>({ number: '', expiry: '', cvv: '', name: '' });
  const [errors, setErrors] = useState<{ readonly [field in FieldName]?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const isLocked = useRef(false);
  const isStillHere = useIsStillHere();

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
    } else if (isStillHere()) openSheet(paths.cardConfirm);
  };
  return { typed, errors, isBusy, change, send };
}

function errorsOf(typed: TypedCard, now: { year: number; month: number }) {
  const faults = cardFaults(typed, now);
  const fields: readonly FieldName[] = ['number', 'expiry', 'cvv'];
  const entries = fields.flatMap((field) => {
    const fault = faults[field];
    if (!fault) return [];
    return [[field, t(fault === 'missing' ? 'errors.fillField' : errorTexts[field][fault])]];
  });
  return Object.fromEntries(entries);
}
