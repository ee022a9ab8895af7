import { type ChangeEvent, useId, useState } from 'react';
import type { Client } from '../client/client';
import { readLogFile, writeLogFile } from '../client/logFile';
import { useStoreByFrame } from '../store';
import { Button } from './Button';
import fields from './fields.module.css';
import styles from './LogCard.module.css';

type Props = {
  client: Client;
};

function save(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'telegram-log.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The log as a file, and the replay of its events. */
export function LogTools({ client }: Props) {
  const { log, replay } = client;
  const { events, next, isPlaying } = useStoreByFrame(replay.tape);
  const [fault, setFault] = useState('');
  const id = useId();

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text();
    target.value = '';
    if (text === undefined) return;
    const entries = readLogFile(text);
    setFault(entries ? '' : 'This file is not a log of the simulator.');
    if (entries) replay.load(entries);
  };

  return (
    <fieldset className={styles.tools} aria-label="Replay">
      <Button
        onPress={() =>
          save(writeLogFile(log.entries.get(), location.search, log.leftOut.get().count))
        }
      >
        Save as a file
      </Button>
      <label className={fields.button} htmlFor={id}>
        Open a file
      </label>
      <input
        className={styles.file}
        id={id}
        type="file"
        accept="application/json,.json"
        onChange={(event) => void open(event)}
      />
      <Button onPress={() => replay.load(log.entries.get())}>Take these events</Button>
      {events.length > 0 && (
        <>
          {isPlaying ? (
            <Button onPress={replay.stop}>Pause</Button>
          ) : (
            <Button onPress={replay.play}>Replay</Button>
          )}
          <Button onPress={replay.step}>Next event</Button>
          <span className={fields.hint} role="status">
            {`${next} of ${events.length} events sent`}
            {events[next] && `, next: ${events[next].name}`}
          </span>
        </>
      )}
      {fault && (
        <p className={fields.error} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
