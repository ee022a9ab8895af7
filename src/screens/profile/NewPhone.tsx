import { formatPhone, normalizePhone } from '../../domain/session/phone';
import type { User } from '../../domain/session/user';
import { homeCode } from '../../flows/branches/shopPhone';
import { sendPhoneCode } from '../../flows/session/changePhone';
import { isolate } from '../../i18n/isolate';
import { phoneErrorText } from '../../i18n/phoneErrorText';
import { t } from '../../i18n/t';
import { PhoneStep } from '../../ui/PhoneStep';

const known = { 400: 'errors.wrongPhone', 409: 'profile.phoneTaken' } as const;

/** The new phone number, which receives the code. */
export function NewPhone({ user }: { user: Pick<User, 'phone'> }) {
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
