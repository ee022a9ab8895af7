import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isPhoneComplete } from '../../domain/phone';
import { sendCode } from '../../flows/logIn';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session';
import { PhoneField } from '../../ui/PhoneField';
import { SheetPage } from '../../ui/SheetPage';
import styles from './Login.module.css';

/** The first step of the log-in: the phone that the code goes to (§2, login). */
export function LoginScreen() {
  const { loginRecord } = useSnapshot(session.state);
  const [phone, setPhone] = useState(loginRecord?.phone ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    if (!isPhoneComplete(phone)) {
      setError(t(phone === '' ? 'errors.fillField' : 'errors.wrongPhone'));
      return;
    }
    setBusy(true);
    const failure = await sendCode(phone);
    setBusy(false);
    if (failure) setError(errorText(failure));
    else openSheet(paths.loginConfirm);
  };
  return (
    <SheetPage
      title={t('login.title')}
      surface="plain"
      size="content"
      action={{ text: t('login.send'), isBusy, onPress: () => void send() }}
    >
      <div className={styles.step}>
        <p className={styles.intro}>{t('login.intro')}</p>
        <PhoneField
          label={t('login.phone')}
          value={phone}
          error={error}
          autoFocus
          onChange={(typed) => {
            setPhone(typed);
            setError(undefined);
          }}
          onEnter={() => void send()}
        />
      </div>
    </SheetPage>
  );
}
