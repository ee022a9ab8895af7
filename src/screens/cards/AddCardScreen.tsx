import {
  asksForCvv,
  cvvDigits,
  groupNumber,
  numberDigits,
  readExpiry,
  showExpiry,
} from '../../domain/cards/card';
import { digitsIn } from '../../domain/text/digits';
import { t } from '../../i18n/t';
import { DigitsField } from '../../ui/DigitsField';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { SheetPage } from '../../ui/SheetPage';
import styles from './AddCardScreen.module.css';
import { CardGate } from './CardGate';
import { useCardForm } from './useCardForm';

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
