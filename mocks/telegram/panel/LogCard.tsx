import { useState } from 'react';
import type { Direction, Log } from '../client/log';
import { useStore } from '../store';
import { Button } from './Button';
import styles from './LogCard.module.css';
import { LogLine } from './LogLine';
import { Segments } from './Segments';

const directions = ['all', 'from app', 'to app', 'telegram'] as const;

type Props = {
  log: Log;
};

/** All messages and Telegram's own actions, newest first. */
export function LogCard({ log }: Props) {
  const entries = useStore(log.entries);
  const [direction, setDirection] = useState<Direction | 'all'>('all');
  const [filter, setFilter] = useState('');
  const shown = entries.filter(
    (entry) =>
      (direction === 'all' || entry.direction === direction) &&
      (filter === '' || `${entry.name} ${JSON.stringify(entry.data) ?? ''}`.includes(filter)),
  );
  return (
    <section className={styles.card} aria-label="Log">
      <div className={styles.head}>
        <h2>Log</h2>
        <Segments
          label="Direction"
          value={direction}
          options={directions}
          names={{ all: 'All', 'from app': 'From app', 'to app': 'To app', telegram: 'Telegram' }}
          onPick={setDirection}
        />
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="Filter"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <Button onPress={log.clear}>Clear</Button>
      </div>
      <ol className={styles.lines} data-testid="log">
        {shown.toReversed().map((entry) => (
          <LogLine key={entry.key} entry={entry} />
        ))}
      </ol>
      {shown.length === 0 && <p className={styles.empty}>No messages.</p>}
    </section>
  );
}
