import { useEffect, useState } from 'react';
import type { Phone } from '../client/phone';
import styles from './Notice.module.css';

const lifetime = 4000;

type Props = {
  notice: NonNullable<Phone['notice']>;
};

/** A transient notice of Telegram; hides after a while. */
export function Notice({ notice }: Props) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), lifetime);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div className={styles.notice} role="status">
      {notice.text}
      {notice.link && (
        <a href={notice.link} target="_blank" rel="noreferrer">
          {notice.link}
        </a>
      )}
    </div>
  );
}
