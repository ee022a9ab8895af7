import { useSnapshot } from 'valtio';
import { formatPhone, normalizePhone } from '../../domain/session/phone';
import type { User } from '../../domain/session/user';
import { homeCode } from '../../flows/branches/shopPhone';
import { sendPhoneCode } from '../../flows/session/changePhone';
import { isolate } from '../../i18n/isolate';
import { phoneErrorText } from '../../i18n/phoneErrorText';
import { t } from '../../i18n/t';
import * as phoneChange from '../../stores/session/phoneChange';
import { PhoneStep } from '../../ui/PhoneStep';
import { NewPhoneCode } from './NewPhoneCode';
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
