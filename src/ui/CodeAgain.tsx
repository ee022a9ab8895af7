import { useEffect, useState } from 'react';
import { t } from '../i18n/t';
import { Button } from './Button';
import styles from './CodeAgain.module.css';

type Props = {
  /** epoch milliseconds from which on a code may be asked for again */
  at: number;
  now: () => number;
  onAgain: () => void;
  isBusy?: boolean | undefined;
};

/** Counts down to when another code may be asked for (§4, login), then offers to ask. */
export function CodeAgain({ at, now, onAgain, isBusy }: Props) {
  const [seen, setSeen] = useState(now);
  const seconds = Math.max(0, Math.ceil((at - seen) / 1000));
  const isWaiting = seconds > 0;
  useEffect(() => {
    setSeen(now());
    if (now() >= at) return;
    const timer = setInterval(() => {
      setSeen(now());
      if (now() >= at) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [at, now]);
  if (isWaiting) return <p className={styles.wait}>{t('login.resendIn', { time: seconds })}</p>;
  return (
    <Button kind="plain" isSmall isBusy={isBusy} onPress={onAgain}>
      {t('login.resend')}
    </Button>
  );
}
