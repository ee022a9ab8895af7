import { expect, test } from 'vitest';
import { createBackend } from './app';
import { shareContact } from './people';

// Paths, ids and kinds are a caller's: in a plain object `constructor` would be there from the start.

const hostile = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

test.each(hostile)(
  'a picture, a kind of record and a contact named %s are not there',
  async (name) => {
    const backend = createBackend();
    const ask = async (path: string, init?: RequestInit) =>
      (await backend.fetch(new Request(`http://shop.test${path}`, init))).status;
    expect(await ask(`/cdn/${name}`)).toBe(404);
    const body = JSON.stringify({ id: 'demo' });
    const headers = { 'content-type': 'application/json' };
    expect(await ask(`/__mock/${name}`, { method: 'PATCH', body, headers })).toBe(404);
    expect(backend.db.contacts[name]).toBeUndefined();
  },
);

test.each(hostile)('a contact of the user %s is kept, over a restart too', (telegramId) => {
  const first = createBackend();
  shareContact(first.db, { telegramId, phone: '+998901234567' });
  const second = createBackend();
  second.load(JSON.parse(JSON.stringify(first.save())));
  expect(Object.entries(second.db.contacts)).toEqual([[telegramId, '+998901234567']]);
  for (const map of [second.db.pictures, second.db.idempotency])
    expect(hostile.filter((name) => name in map)).toEqual([]);
});
