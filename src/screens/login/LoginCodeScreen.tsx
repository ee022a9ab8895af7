import { useSnapshot } from 'valtio';
import { formatPhone } from '../../domain/phone';
import { confirmCode, sendCode } from '../../flows/logIn';
import { wired } from '../../flows/wiring';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { closeSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session';
import * as toasts from '../../stores/toasts';
import { CodeStep } from '../../ui/CodeStep';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { useCodeEntry } from '../../ui/useCodeEntry';
import { useLeaveWhen } from './useLeaveWhen';

/** The second step of the log-in: the code, and asking for another one (§2, login). */
export function LoginCodeScreen() {
  const { loginRecord: record, status } = useSnapshot(session.state);
  const isIn = status === 'signedIn';
  const entry = useCodeEntry({ give, ask });
  useLeaveWhen(isIn);
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
      action={{ text: t('login.confirm'), isBusy: entry.isGiving, onPress: () => entry.give() }}
    >
      <CodeStep
        intro={t('login.codeIntro', { phone: formatPhone(record.phone) })}
        entry={entry}
        againAt={record.sentAt + record.time * 1000}
        now={wired().now}
        onOtherPhone={() => closeSheet()}
      />
    </SheetPage>
  );
}

async function give(code: string) {
  const failure = await confirmCode(code);
  if (failure) {
    const isWrong = failure.status === 400 || failure.status === 422;
    const known = { 400: 'errors.wrongCode', 422: 'errors.wrongCode' } as const;
    return { text: errorText(failure, known), isWrong };
  }
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
