import { memo, useState } from 'react';
import type { Entry } from '../client/log';
import { CopyButton } from './CopyButton';
import styles from './LogCard.module.css';

const arrows: Record<Entry['direction'], string> = {
  'from app': '→',
  'to app': '←',
  telegram: '•',
};

type Props = {
  entry: Entry;
};

function timeOf(at: number): string {
  const time = new Date(at);
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return `${clock}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}

/** A log entry; a click expands long data. It is drawn again only for another entry. */
export const LogLine = memo(function LogLine({ entry }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const data = entry.data === undefined ? '' : JSON.stringify(entry.data);
  const wrong = [...new Set([entry.complaint ?? entry.refusal, entry.detail])]
    .filter(Boolean)
    .join(': ');
  return (
    <li
      data-direction={entry.direction}
      data-refused={entry.refusal ? true : undefined}
      data-complaint={entry.complaint ? true : undefined}
    >
      <time dateTime={new Date(entry.at).toISOString()}>{timeOf(entry.at)}</time>
      <span className={styles.arrow} title={entry.direction}>
        {arrows[entry.direction]}
      </span>
      <span className={styles.name}>{entry.name}</span>
      {data === '' ? (
        <span />
      ) : (
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{data.slice(0, 160)}</summary>
          {isOpen && <pre>{JSON.stringify(entry.data, null, 2)}</pre>}
        </details>
      )}
      <span className={styles.notes}>
        {entry.isReplayed && <i>replayed</i>}
        {entry.times && <i>{`${entry.times} reports`}</i>}
        {wrong && <em>{wrong}</em>}
        <CopyButton text={() => JSON.stringify(entry, null, 2)}>Copy</CopyButton>
      </span>
    </li>
  );
});
