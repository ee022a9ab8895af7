import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatPhone } from '../../domain/phone';
import { confirmCode, sendCode } from '../../flows/logIn';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { closeSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session';
import * as toasts from '../../stores/toasts';
import { CodeField } from '../../ui/CodeField';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { CodeAgain } from './CodeAgain';
import styles from './Login.module.css';
import { useLeaveWhenIn } from './useLeaveWhenIn';

const digits = 4;

/** The second step of the log-in: the code, and asking for another one (§2, login). */
export function LoginCodeScreen() {
  const { loginRecord: record } = useSnapshot(session.state);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isIn = useLeaveWhenIn();
  const confirm = async (typed: string) => {
    if (isBusy) return;
    if (typed.length < digits) {
      setError(t('errors.fillField'));
      return;
    }
    setBusy(true);
    const failure = await confirmCode(typed);
    setBusy(false);
    if (failure) setError(errorText(failure, { 400: 'errors.wrongCode', 422: 'errors.wrongCode' }));
    else toasts.show(t('login.welcome'), { tone: 'good' });
  };
  const again = async (phone: string) => {
    setCode('');
    setError(undefined);
    const failure = await sendCode(phone);
    if (failure) setError(errorText(failure));
    else toasts.show(t('login.resent'), { tone: 'good' });
  };
  if (!record) {
    return (
      <SheetPage title={t('login.codeTitle')} size="content">
        {!isIn && (
          <EmptyState
            icon="phone"
            title={t('login.intro')}
            action={{ text: t('login.title'), onPress: () => replaceSheet(paths.login) }}
          />
        )}
      </SheetPage>
    );
  }
  return (
    <SheetPage
      title={t('login.codeTitle')}
      surface="plain"
      size="content"
      action={{ text: t('login.confirm'), isBusy, onPress: () => void confirm(code) }}
    >
      <div className={styles.step}>
        <p className={styles.intro}>{t('login.codeIntro', { phone: formatPhone(record.phone) })}</p>
        <CodeField
          label={t('login.code')}
          length={digits}
          value={code}
          error={error}
          autoFocus
          isDisabled={isBusy}
          onChange={(typed) => {
            setCode(typed);
            setError(undefined);
          }}
          onComplete={(typed) => void confirm(typed)}
        />
        <CodeAgain
          at={record.sentAt + record.time * 1000}
          onAgain={() => void again(record.phone)}
          onOther={() => closeSheet()}
        />
      </div>
    </SheetPage>
  );
}
