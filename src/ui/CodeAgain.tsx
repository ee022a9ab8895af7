import { useEffect, useState } from 'react';
import { t } from '../i18n/t';
import { Button } from './Button';
import styles from './CodeAgain.module.css';

type Props = {
  /** epoch ms from which a code can be resent */
  at: number;
  now: () => number;
  onAgain: () => void;
  isBusy?: boolean | undefined;
};

/** Counts down until a code can be resent (§4, login), then shows the button. */
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
