import { useSnapshot } from 'valtio';
import { formatPhone, isPhoneComplete } from '../../domain/session/phone';
import { homeCode } from '../../flows/branches/shopPhone';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { CheckRow } from '../../ui/CheckRow';
import { Disclosure } from '../../ui/Disclosure';
import { PhoneField } from '../../ui/FormattedField';
import styles from './ChequeSummary.module.css';

/**
 * Whether the receipt is sent to a phone, by default the user's (§3, sendCheque). No setting covers
 * it, so it is offered with every payment type; an incomplete number never blocks an order, the
 * user's own is used instead.
 */
export function ChequeSummary() {
  const { sendCheque, sendChequePhone: phone } = useSnapshot(draft.state, { sync: true });
  const ownPhone = useSnapshot(session.state).user?.phone ?? '';
  const usesOwnPhone = ownPhone !== '' && !isPhoneComplete(phone);
  const number = isolate(formatPhone(usesOwnPhone ? ownPhone : phone));
  return (
    <Disclosure
      icon="receipt"
      label={t('receiver.chequeTitle')}
      value={sendCheque ? number : t('receiver.chequeNone')}
    >
      <CheckRow
        label={t('receiver.cheque')}
        isChecked={sendCheque}
        onChange={(isOn) => draft.setCheque(isOn, phone || ownPhone)}
      />
      {sendCheque && (
        <div className={styles.phone}>
          <PhoneField
            label={t('receiver.chequePhone')}
            value={phone}
            homeCode={homeCode()}
            hint={usesOwnPhone ? t('receiver.chequeOwn', { phone: number }) : undefined}
            onChange={(next) => draft.setCheque(true, next)}
          />
        </div>
      )}
    </Disclosure>
  );
}
