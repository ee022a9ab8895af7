import { useSnapshot } from 'valtio';
import { hasVerifiedPhone } from '../../domain/session/user';
import { homeCode } from '../../flows/branches/shopPhone';
import { sendCode } from '../../flows/session/logIn';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session/session';
import { PhoneStep } from '../../ui/PhoneStep';
import { useLeaveWhen } from './useLeaveWhen';

async function send(phone: string): Promise<string | undefined> {
  const failure = await sendCode(phone);
  if (failure) return errorText(failure, { 400: 'errors.wrongPhone' });
  openSheet(paths.loginConfirm);
  return undefined;
}

/** Login, first step: the phone that receives the code (§2, login). */
export function LoginScreen() {
  const { loginRecord, status, user } = useSnapshot(session.state);
  // A phone that the server reports as unverified is verified by logging in with it.
  useLeaveWhen(status === 'signedIn' && hasVerifiedPhone(user));
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
