import { useState } from 'react';
import type { Backend } from '../client/backend';
import { accountOf } from '../launch/account';
import type { Situation } from '../situation/situation';
import { useNow } from '../useNow';
import { Button } from './Button';
import { Card } from './Card';
import fields from './fields.module.css';
import { TimeField } from './TimeField';
import { useAnswer } from './useAnswer';

const secondMs = 1000;
const minute = 60_000;
const clockSteps = [
  { name: '+1 min', by: minute },
  { name: '+10 min', by: 10 * minute },
  { name: '+1 h', by: 60 * minute },
  { name: '+1 day', by: 24 * 60 * minute },
];

type Props = {
  backend: Backend;
  now: Situation;
};

/** The server's clock and state. */
export function ServerCard({ backend, now }: Props) {
  const time = useAnswer(backend.clock);
  const serverNow = useNow(backend.ahead, secondMs);
  const [found, setFound] = useState('');
  const run = (done: Promise<unknown>) =>
    void done.then(time.again, (error: unknown) => setFound(String(error)));
  const list = (load: () => Promise<string[]>, emptyText: string) =>
    run(load().then((lines) => setFound(lines.slice(-5).join('\n') || emptyText)));

  const codes = async () =>
    (await backend.codes()).map(({ phone, code, purpose }) => `${code} for ${phone} (${purpose})`);

  return (
    <Card title="Server">
      <p className={fields.hint}>
        Its clock:{' '}
        <strong>{time.answer ? new Date(serverNow).toLocaleString('en-GB') : '—'}</strong>
      </p>
      <TimeField
        label="Set it to"
        key={backend.ahead.get()}
        value={serverNow}
        onEnter={(wanted) => run(backend.advance(wanted - Date.now() - backend.ahead.get()))}
      />
      <div className={fields.buttons}>
        {clockSteps.map(({ name, by }) => (
          <Button key={name} onPress={() => run(backend.advance(by))}>
            {name}
          </Button>
        ))}
      </div>
      <div className={fields.buttons}>
        <Button onPress={() => list(codes, 'No codes were sent.')}>SMS codes</Button>
        <Button onPress={() => run(backend.endSessions())}>End sessions</Button>
        <Button onPress={() => run(backend.forgetContact(accountOf(now).id))}>
          Forget the contact
        </Button>
        <Button onPress={() => run(backend.reset())}>Reset</Button>
      </div>
      <div className={fields.buttons}>
        <Button onPress={() => run(backend.setCheckoutLinks('page'))}>Pay on a page</Button>
        <Button onPress={() => run(backend.setCheckoutLinks('invoice'))}>Pay by invoice</Button>
      </div>
      {found && (
        <p className={fields.hint} role="status">
          <code className={fields.lines}>{found}</code>
        </p>
      )}
    </Card>
  );
}
