import { useEffect } from 'react';
import { formatPhone } from '../../domain/session/phone';
import { deviceNow, smsCodeLength } from '../../flows/platform';
import { confirmPhone, sendPhoneCode } from '../../flows/session/changePhone';
import { codeRefusal } from '../../i18n/codeRefusal';
import { phoneErrorText } from '../../i18n/phoneErrorText';
import { t } from '../../i18n/t';
import { closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as phoneChange from '../../stores/session/phoneChange';
import * as toasts from '../../stores/toasts';
import { CodePage } from '../../ui/CodePage';

type Props = { record: { phone: string; time: number; sentAt: number } };

/** The code sent to the new number. */
export function NewPhoneCode({ record }: Props) {
  useEffect(() => resetWhenDone, []);
  return (
    <CodePage
      intro={t('login.codeIntro', { phone: formatPhone(record.phone) })}
      sent={record}
      now={deviceNow}
      length={smsCodeLength()}
      give={give}
      ask={ask}
      onOtherPhone={phoneChange.reset}
    />
  );
}

function resetWhenDone() {
  if (phoneChange.state.isDone) phoneChange.reset();
}

async function give(code: string) {
  const failure = await confirmPhone(code);
  if (failure) return codeRefusal(failure, phoneErrorText);
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
