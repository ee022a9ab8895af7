import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { formatPhone } from '../../domain/session/phone';
import { hasVerifiedPhone } from '../../domain/session/user';
import { homeCode } from '../../flows/branches/shopPhone';
import { deviceNow, smsCodeLength } from '../../flows/platform';
import { confirmCode, sendCode } from '../../flows/session/logIn';
import { codeRefusal, errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { closeSheet, closeSheets, openSheet, replaceSheet } from '../../navigation/navigate';
import { paths, routes } from '../../navigation/paths';
import { useIsStillHere } from '../../navigation/useSheetParam';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { CodePage, PhoneStep } from '../../ui/CodePage';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';

/** Login, first step: the phone that receives the code (§2, login). */
export function LoginScreen() {
  const { loginRecord, status, user } = useSnapshot(session.state);
  // A phone that the server reports as unverified is verified by logging in with it.
  useLeaveWhen(status === 'signedIn' && hasVerifiedPhone(user));
  const isStillHere = useIsStillHere();
  const send = async (phone: string): Promise<string | undefined> => {
    const failure = await sendCode(phone);
    if (failure) return errorText(failure, { 400: 'errors.wrongPhone' });
    if (isStillHere()) openSheet(paths.loginConfirm);
    return undefined;
  };
  return (
    <PhoneStep
      title={t('login.title')}
      intro={t('login.intro')}
      label={t('login.phone')}
      start={loginRecord?.phone}
      homeCode={homeCode()}
      send={send}
    />
  );
}

/** Closes the login once it is complete and returns to the previous screen. */
export function useLeaveWhen(isOver: boolean): void {
  useEffect(() => {
    if (isOver) closeSheets([routes.login, routes.loginConfirm]);
  }, [isOver]);
}

/** Login, second step: enter or resend the code (§2, login). */
export function LoginCodeScreen() {
  const { loginRecord: record, status, user } = useSnapshot(session.state);
  const isSignedIn = status === 'signedIn';
  // Who is signed in without a verified phone has a code to enter until it is used up.
  useLeaveWhen(isSignedIn && (record === null || hasVerifiedPhone(user)));
  if (!record) {
    return (
      <SheetPage title={t('login.codeTitle')} size="content">
        {!isSignedIn && (
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
    <CodePage
      intro={t('login.codeIntro', { phone: formatPhone(record.phone) })}
      sent={record}
      now={deviceNow}
      length={smsCodeLength()}
      give={give}
      ask={ask}
      onOtherPhone={() => closeSheet()}
    />
  );
}

async function give(code: string) {
  const failure = await confirmCode(code);
  if (failure) return codeRefusal(failure);
  toasts.show(t('login.welcome'), { tone: 'good' });
  return null;
}

async function ask() {
  const phone = session.state.loginRecord?.phone;
  if (phone === undefined) return null;
  const failure = await sendCode(phone);
  if (failure) return errorText(failure);
  toasts.show(t('login.resent'), { tone: 'good' });
  return null;
}
