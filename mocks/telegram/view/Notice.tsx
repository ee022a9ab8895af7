import { useEffect, useState } from 'react';
import type { Phone } from '../client/phone';
import { directionOf } from '../texts/texts';
import styles from './Notice.module.css';

const lifetime = 4000;

type Props = {
  notice: NonNullable<Phone['notice']>;
  /** of Telegram, as an IETF tag */
  language: string;
};

/** A transient notice of Telegram; hides after a while. */
export function Notice({ notice, language }: Props) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), lifetime);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div className={styles.notice} role="status" lang={language} dir={directionOf(language)}>
      {notice.text}
      {notice.link && (
        <a href={notice.link} target="_blank" rel="noreferrer">
          {notice.link}
        </a>
      )}
    </div>
  );
}
