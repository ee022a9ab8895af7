import { useRef, useState } from 'react';
import { phoneFault } from '../domain/session/phone';
import { t } from '../i18n/t';
import { PhoneField } from './PhoneField';
import styles from './PhoneStep.module.css';
import { SheetPage } from './SheetPage';

type Props = {
  title: string;
  intro: string;
  label: string;
  /** what stands in the field at first */
  start?: string | undefined;
  /** asks for a code to the phone, once at a time; answers why none comes */
  send: (phone: string) => Promise<string | undefined>;
};

/** The first of two steps: the phone that a code goes to. */
export function PhoneStep({ title, intro, label, start = '', send }: Props) {
  const [phone, setPhone] = useState(start);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isLocked = useRef(false);
  const ask = async () => {
    if (isLocked.current) return;
    const fault = phoneFault(phone);
    if (fault) {
      setError(t(fault === 'missing' ? 'errors.fillField' : 'errors.wrongPhone'));
      return;
    }
    isLocked.current = true;
    setBusy(true);
    setError(await send(phone));
    isLocked.current = false;
    setBusy(false);
  };
  return (
    <SheetPage
      title={title}
      surface="plain"
      size="content"
      action={{ text: t('login.send'), isBusy, onPress: () => void ask() }}
    >
      <div className={styles.step}>
        <p className={styles.intro}>{intro}</p>
        <PhoneField
          label={label}
          value={phone}
          error={error}
          autoFocus
          onChange={(typed) => {
            setPhone(typed);
            setError(undefined);
          }}
          onEnter={() => void ask()}
        />
      </div>
    </SheetPage>
  );
}
