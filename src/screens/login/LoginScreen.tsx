import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { phoneFault } from '../../domain/phone';
import { hasVerifiedPhone } from '../../domain/user';
import { sendCode } from '../../flows/logIn';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session';
import { PhoneField } from '../../ui/PhoneField';
import { SheetPage } from '../../ui/SheetPage';
import styles from './LoginScreen.module.css';
import { useLeaveWhen } from './useLeaveWhen';

/** The first step of the log-in: the phone that the code goes to (§2, login). */
export function LoginScreen() {
  const { loginRecord, status, user } = useSnapshot(session.state);
  const [phone, setPhone] = useState(loginRecord?.phone ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isLocked = useRef(false);
  // A phone that the server calls unverified is verified by logging in with it.
  useLeaveWhen(status === 'signedIn' && hasVerifiedPhone(user));
  const send = async () => {
    if (isLocked.current) return;
    const fault = phoneFault(phone);
    if (fault) {
      setError(t(fault === 'missing' ? 'errors.fillField' : 'errors.wrongPhone'));
      return;
    }
    isLocked.current = true;
    setBusy(true);
    const failure = await sendCode(phone);
    isLocked.current = false;
    setBusy(false);
    if (failure) setError(errorText(failure, { 400: 'errors.wrongPhone' }));
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
