import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { formatPhone, normalizePhone } from '../../domain/session/phone';
import type { User } from '../../domain/session/user';
import { homeCode } from '../../flows/branches/shopPhone';
import { deviceNow, smsCodeLength } from '../../flows/platform';
import { confirmPhone, sendPhoneCode } from '../../flows/session/changePhone';
import { codeRefusal, phoneErrorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as phoneChange from '../../stores/session/phoneChange';
import * as toasts from '../../stores/toasts';
import { CodePage, PhoneStep } from '../../ui/CodePage';
import { PersonGate } from './PersonGate';

/** Changes the phone (`/profile/phone`): the number, then the code sent to it (§4). */
export function PhoneScreen() {
  const { record } = useSnapshot(phoneChange.state);
  return (
    <PersonGate title={t('profile.phoneChange')}>
      {(user) => (record ? <NewPhoneCode record={record} /> : <NewPhone user={user} />)}
    </PersonGate>
  );
}

const known = { 400: 'errors.wrongPhone', 409: 'profile.phoneTaken' } as const;

/** The new phone number, which receives the code. */
function NewPhone({ user }: { user: Pick<User, 'phone'> }) {
  const send = async (phone: string) => {
    if (normalizePhone(phone) === normalizePhone(user.phone ?? '')) return t('profile.samePhone');
    const failure = await sendPhoneCode(phone);
    return failure ? phoneErrorText(failure, known) : undefined;
  };
  const intro = user.phone
    ? t('profile.phoneIntro', { phone: isolate(formatPhone(user.phone)) })
    : t('profile.phoneIntroNone');
  return (
    <PhoneStep
      title={t('profile.phoneChange')}
      intro={intro}
      label={t('profile.newPhone')}
      homeCode={homeCode()}
      send={send}
    />
  );
}

type Props = { record: { phone: string; time: number; sentAt: number } };

/** The code sent to the new number. */
function NewPhoneCode({ record }: Props) {
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
