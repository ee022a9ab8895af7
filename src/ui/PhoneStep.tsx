import { useRef, useState } from 'react';
import { phoneFault } from '../domain/session/phone';
import { t } from '../i18n/t';
import { PhoneField } from './FormattedField';
import styles from './PhoneStep.module.css';
import { SheetPage } from './SheetPage';

type Props = {
  title: string;
  intro: string;
  label: string;
  /** initial value */
  start?: string | undefined;
  /** the country code of a number without one */
  homeCode: string;
  /** requests a code; called once at a time; resolves to an error text on failure */
  send: (phone: string) => Promise<string | undefined>;
};

/** First of two steps: the phone that receives a code. */
export function PhoneStep({ title, intro, label, start = '', homeCode, send }: Props) {
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
      size="content"
      action={{ text: t('login.send'), isBusy, onPress: () => void ask() }}
    >
      <div className={styles.step}>
        <p className={styles.intro}>{intro}</p>
        <PhoneField
          label={label}
          value={phone}
          homeCode={homeCode}
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
