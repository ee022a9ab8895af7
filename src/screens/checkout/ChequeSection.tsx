import { useSnapshot } from 'valtio';
import { formatPhone, isPhoneComplete } from '../../domain/session/phone';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { PhoneField } from '../../ui/PhoneField';
import { Section } from '../../ui/Section';
import { SwitchRow } from '../../ui/SwitchRow';
import styles from './ChequeSection.module.css';

/**
 * Whether the receipt is sent to a phone, the user's own unless another is given (§3, sendCheque). No
 * setting speaks of it, so it is offered with every way to pay; a number that is not complete never
 * stops an order, the user's own stands in.
 */
export function ChequeSection() {
  const { sendCheque, sendChequePhone: phone } = useSnapshot(draft.state, { sync: true });
  const own = useSnapshot(session.state).user?.phone ?? '';
  const isOwnMeant = own !== '' && !isPhoneComplete(phone);
  return (
    <Section>
      <SwitchRow
        icon="receipt"
        label={t('receiver.cheque')}
        isOn={sendCheque}
        onChange={(isOn) => draft.setCheque(isOn, phone || own)}
      />
      {sendCheque && (
        <div className={styles.phone}>
          <PhoneField
            label={t('receiver.chequePhone')}
            value={phone}
            hint={
              isOwnMeant ? t('receiver.chequeOwn', { phone: isolate(formatPhone(own)) }) : undefined
            }
            onChange={(next) => draft.setCheque(true, next)}
          />
        </div>
      )}
    </Section>
  );
}
