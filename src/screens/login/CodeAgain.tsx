import { useEffect, useState } from 'react';
import { wired } from '../../flows/wiring';
import { t } from '../../i18n/t';
import { Button } from '../../ui/Button';
import styles from './Login.module.css';

type Props = {
  /** epoch milliseconds from which on a code may be asked for again */
  at: number;
  onAgain: () => void;
  onOther: () => void;
};

/** Counts down to when another code may be asked for (§4, login), and offers another phone. */
export function CodeAgain({ at, onAgain, onOther }: Props) {
  const [now, setNow] = useState(() => wired().now());
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(wired().now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return (
    <div className={styles.again}>
      {isWaiting ? (
        <p>{t('login.resendIn', { time: seconds })}</p>
      ) : (
        <Button kind="plain" isSmall onPress={onAgain}>
          {t('login.resend')}
        </Button>
      )}
      <Button kind="plain" isSmall onPress={onOther}>
        {t('login.otherPhone')}
      </Button>
    </div>
  );
}
