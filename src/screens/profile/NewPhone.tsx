import { useRef, useState } from 'react';
import { formatPhone, normalizePhone, phoneFault } from '../../domain/phone';
import type { User } from '../../domain/user';
import { sendPhoneCode } from '../../flows/changePhone';
import { isolate } from '../../i18n/isolate';
import { phoneErrorText } from '../../i18n/phoneErrorText';
import { t } from '../../i18n/t';
import { PhoneField } from '../../ui/PhoneField';
import { SheetPage } from '../../ui/SheetPage';
import styles from './NewPhone.module.css';

const known = { 400: 'errors.wrongPhone', 409: 'profile.phoneTaken' } as const;

/** The number that the code goes to. */
export function NewPhone({ user }: { user: Pick<User, 'phone'> }) {
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isLocked = useRef(false);
  const send = async () => {
    if (isLocked.current) return;
    const said = refusalOf(phone, user.phone);
    setError(said);
    if (said) return;
    isLocked.current = true;
    setBusy(true);
    const failure = await sendPhoneCode(phone);
    isLocked.current = false;
    setBusy(false);
    if (failure) setError(phoneErrorText(failure, known));
  };
  return (
    <SheetPage
      title={t('profile.phoneChange')}
      surface="plain"
      size="content"
      action={{ text: t('login.send'), isBusy, onPress: () => void send() }}
    >
      <div className={styles.step}>
        <p className={styles.intro}>
          {user.phone
            ? t('profile.phoneIntro', { phone: isolate(formatPhone(user.phone)) })
            : t('profile.phoneIntroNone')}
        </p>
        <PhoneField
          label={t('profile.newPhone')}
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

/** Why no code goes to this number; undefined when one may. */
function refusalOf(phone: string, current: string | null): string | undefined {
  const fault = phoneFault(phone);
  if (fault) return t(fault === 'missing' ? 'errors.fillField' : 'errors.wrongPhone');
  const isSame = normalizePhone(phone) === normalizePhone(current ?? '');
  return isSame ? t('profile.samePhone') : undefined;
}
