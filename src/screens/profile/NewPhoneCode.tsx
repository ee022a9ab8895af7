import { useEffect } from 'react';
import { formatPhone } from '../../domain/phone';
import { confirmPhone, sendPhoneCode } from '../../flows/changePhone';
import { wired } from '../../flows/wiring';
import { phoneErrorText } from '../../i18n/phoneErrorText';
import { t } from '../../i18n/t';
import { closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as phoneChange from '../../stores/phoneChange';
import * as toasts from '../../stores/toasts';
import { CodeStep } from '../../ui/CodeStep';
import { SheetPage } from '../../ui/SheetPage';
import { useCodeEntry } from '../../ui/useCodeEntry';

type Props = { record: { phone: string; time: number; sentAt: number } };

/** The code that was sent to the new number. */
export function NewPhoneCode({ record }: Props) {
  const entry = useCodeEntry({ give, ask });
  useEffect(() => forgetWhenDone, []);
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
        onOtherPhone={phoneChange.reset}
      />
    </SheetPage>
  );
}

function forgetWhenDone() {
  if (phoneChange.state.isDone) phoneChange.reset();
}

async function give(code: string) {
  const failure = await confirmPhone(code);
  if (failure) {
    const isWrong = failure.status === 400 || failure.status === 422;
    const known = { 400: 'errors.wrongCode', 422: 'errors.wrongCode' } as const;
    return { text: phoneErrorText(failure, known), isWrong };
  }
  toasts.show(t('profile.phoneChanged'), { tone: 'good' });
  closeSheets([routes.phone]);
  return null;
}

async function ask() {
  const phone = phoneChange.state.record?.phone;
  if (phone === undefined) return null;
  const failure = await sendPhoneCode(phone);
  if (failure) return phoneErrorText(failure, { 409: 'profile.phoneTaken' });
  toasts.show(t('login.resent'), { tone: 'good' });
  return null;
}
