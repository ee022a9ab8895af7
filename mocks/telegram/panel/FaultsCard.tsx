import { useState } from 'react';
import type { Backend, Fault } from '../client/backend';
import { Button } from './Button';
import { Card } from './Card';
import { Choice } from './Choice';
import { failures, places } from './faultChoices';
import fields from './fields.module.css';
import { TextField } from './TextField';
import { Toggle } from './Toggle';
import { useAnswer } from './useAnswer';

type Props = {
  backend: Backend;
};

function describe({ method, path, kind, status, delay, times }: Fault): string {
  const what = kind === 'status' ? String(status) : kind;
  const wait = delay > 0 ? `, ${delay} ms` : '';
  return `${method} ${path}: ${what}${wait}${times === null ? '' : ` (${times}×)`}`;
}

/** Sets faults of the backend. */
export function FaultsCard({ backend }: Props) {
  const { answer: faults = [], failure, again } = useAnswer(backend.faults);
  const [place, setPlace] = useState<string>(places[0].value);
  const [what, setWhat] = useState<string>('500');
  const [once, setOnce] = useState(false);
  const reloadAfter = (done: Promise<void>) => void done.then(again, again);

  const add = () => {
    const [method = '*', path = '*'] = place.trim().split(/\s+/);
    const chosen = failures.find(({ value }) => value === what);
    if (chosen)
      reloadAfter(backend.addFault({ method, path, ...chosen.fault, ...(once && { times: 1 }) }));
  };

  return (
    <Card title="Faults of the server">
      <Choice label="Call" value={place} options={places} onPick={setPlace} />
      <TextField label="Method, path" value={place} onEnter={setPlace} />
      <Choice
        label="Failure"
        value={what}
        options={failures.map(({ value, name }): { value: string; name: string } => ({
          value,
          name,
        }))}
        onPick={setWhat}
      />
      <Toggle label="Only once" on={once} onFlip={setOnce} />
      <div className={fields.buttons}>
        <Button onPress={add}>Set the fault</Button>
        <Button onPress={() => reloadAfter(backend.clearFaults())}>Remove all</Button>
      </div>
      {failure && <p className={fields.error}>No response from the server’s controls: {failure}</p>}
      {faults.map((fault) => (
        <p key={fault.id} className={fields.hint}>
          <code>{describe(fault)}</code>{' '}
          <Button onPress={() => reloadAfter(backend.removeFault(fault.id))}>Remove</Button>
        </p>
      ))}
    </Card>
  );
}
