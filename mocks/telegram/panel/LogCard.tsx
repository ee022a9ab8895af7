import { Fragment, useState } from 'react';
import type { Client } from '../client/client';
import type { Direction, Entry } from '../client/log';
import { useStoreByFrame } from '../store';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import styles from './LogCard.module.css';
import { LogLine } from './LogLine';
import { LogTools } from './LogTools';
import { Segments } from './Segments';
import { Toggle } from './Toggle';

const directions = ['all', 'from app', 'to app', 'telegram'] as const;

type Props = {
  client: Client;
};

type Filter = { text: string; direction: Direction | 'all'; unknownOnly: boolean };

const words = new WeakMap<Entry, string>();

/** What the filter searches of an entry, put together once. */
function wordsOf(entry: Entry): string {
  const { name, data, refusal = '', detail = '' } = entry;
  const known = words.get(entry);
  if (known !== undefined) return known;
  const all = `${name} ${JSON.stringify(data) ?? ''} ${refusal} ${detail}`.toLowerCase();
  words.set(entry, all);
  return all;
}

function passes(entry: Entry, { text, direction, unknownOnly }: Filter): boolean {
  if (direction !== 'all' && entry.direction !== direction) return false;
  if (unknownOnly && !entry.isUnknown) return false;
  return text === '' || wordsOf(entry).includes(text.toLowerCase());
}

/** All messages and Telegram's own actions, newest first. */
export function LogCard({ client }: Props) {
  const { log } = client;
  const entries = useStoreByFrame(log.entries);
  const leftOut = useStoreByFrame(log.leftOut);
  const [filter, setFilter] = useState<Filter>({ text: '', direction: 'all', unknownOnly: false });
  const narrow = (part: Partial<Filter>) => setFilter({ ...filter, ...part });
  const shown = entries.filter((entry) => passes(entry, filter));
  return (
    <section className={styles.card} aria-label="Log">
      <div className={styles.head}>
        <h2>Log</h2>
        <Segments
          label="Direction"
          value={filter.direction}
          options={directions}
          names={{ all: 'All', 'from app': 'From app', 'to app': 'To app', telegram: 'Telegram' }}
          onPick={(direction) => narrow({ direction })}
        />
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="Filter"
          value={filter.text}
          onChange={(event) => narrow({ text: event.target.value })}
        />
        <Toggle
          label="Unknown to this version only"
          on={filter.unknownOnly}
          onFlip={(unknownOnly) => narrow({ unknownOnly })}
        />
        <CopyButton text={() => JSON.stringify(shown, null, 2)}>Copy these</CopyButton>
        <Button onPress={log.clear}>Clear</Button>
      </div>
      <LogTools client={client} />
      {leftOut.count > 0 && (
        <p className={styles.empty} role="note">
          {`The log keeps its beginning and its end; messages left out between: ${leftOut.count}`}
        </p>
      )}
      <ol className={styles.lines} data-testid="log">
        {shown.toReversed().map((entry) => (
          <Fragment key={entry.key}>
            {entry.key === leftOut.after && (
              <li className={styles.gap}>{`${leftOut.count} left out here`}</li>
            )}
            <LogLine entry={entry} />
          </Fragment>
        ))}
      </ol>
      {shown.length === 0 && <p className={styles.empty}>No messages.</p>}
    </section>
  );
}
