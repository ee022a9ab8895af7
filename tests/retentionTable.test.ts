import { readFileSync } from 'node:fs';
import { expect, type MockInstance, test, vi } from 'vitest';
import { endSession } from '../src/flows/session/endSession';
import { stores } from '../src/stores/defineStore';
import * as merchant from '../src/stores/merchant';
import '../src/stores/session/callScopes';
import * as session from '../src/stores/session/session';
import { clearStorage } from '../src/stores/storage/clearStorage';
import * as persistence from '../src/stores/storage/persistence';
import { type RetentionEvent, type StoredKey, storedKeys } from '../src/stores/storage/storedKeys';
import { importAllStores } from './leaving/fillStores';
import { sampleMerchant, sampleUser } from './samples/models';

const page = 'docs/security.md';
const keys = Object.keys(storedKeys) as StoredKey[];
const shop = sampleMerchant();

/** The columns, and what brings each about for what is in memory; a new build loads the page again. */
const events: Record<RetentionEvent | 'anotherPerson', { title: string; happen?: () => void }> = {
  logOut: { title: 'Log-out', happen: () => endSession('logOut') },
  sessionLost: { title: 'Lost session', happen: () => endSession('sessionLost') },
  refused: { title: 'Refused session', happen: () => endSession('refused') },
  anotherPerson: {
    title: 'Another person',
    happen: () => session.setUser(sampleUser({ id: 'boris' })),
  },
  otherMerchant: {
    title: 'Another shop',
    happen: () => {
      persistence.follow('18');
      merchant.setMerchant({ ...shop, id: '18' });
    },
  },
  newBuild: { title: 'New build' },
  merchantGone: { title: 'Shop gone', happen: () => clearStorage('merchantGone') },
};
const columns = Object.keys(events) as (keyof typeof events)[];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const head = line(['What', 'Kept in', 'Whose', ...columns.map((event) => events[event].title)]);

/** A key or a store, and what becomes of it. */
type Entry = readonly [name: string, cells: readonly string[]];

function entryOfKey(key: StoredKey): Entry {
  const { scope, at } = storedKeys[key];
  const another = scope === 'person' ? 'own' : 'keep';
  const cells = columns.map((event) => (event === 'anotherPerson' ? another : at[event]));
  return [key, ['storage', scope, ...cells]];
}

/** A row for all of which the same becomes, in the order of the first of them. */
function rowsOf(entries: readonly Entry[]): string[] {
  const groups = new Map<string, string[]>();
  for (const [name, cells] of entries) {
    const rest = cells.join(' | ');
    groups.set(rest, [...(groups.get(rest) ?? []), `\`${name}\``]);
  }
  return [...groups].map(([rest, names]) => line([names.join(', '), rest]));
}

/** Whether the store was cleared by the event, tried with a user who is signed in. */
function isCleared(clear: MockInstance, happen: () => void): boolean {
  persistence.follow(shop.id);
  session.restart(null);
  merchant.setMerchant(shop);
  session.signIn('token', sampleUser({ id: 'anna' }));
  clear.mockClear();
  happen();
  return clear.mock.calls.length > 0;
}

async function entriesOfStores(): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const [path, { state }] of await importAllStores()) {
    const store = stores.find((one) => one.state === state);
    if (!store) throw new Error(`${path} is not made by defineStore`);
    // These are stored as a whole: their keys have rows.
    if (store.scope === 'device' || store.scope === 'person') continue;
    const clear = vi.spyOn(store, 'clear');
    const cells = columns.map((event) => {
      const { happen } = events[event];
      return !happen || isCleared(clear, happen) ? 'clear' : 'keep';
    });
    entries.push([path, ['memory', store.scope, ...cells]]);
  }
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}

test('docs/security.md tells what ends when (npm run docs rewrites it)', async () => {
  const lines = readFileSync(page, 'utf8').split('\n');
  const start = lines.indexOf(head);
  expect(start).toBeGreaterThan(0);
  const after = lines.findIndex((text, at) => at > start && !text.startsWith('|'));
  const rows = rowsOf([...keys.map(entryOfKey), ...(await entriesOfStores())]);
  const separator = line(head.split(' | ').map(() => '---'));
  const whole = [...lines.slice(0, start), head, separator, ...rows, ...lines.slice(after)];
  await expect(whole.join('\n')).toMatchFileSnapshot(`../${page}`);
});

test('every key that a log-out keeps has its reason in docs/security.md', () => {
  const [, section = ''] = readFileSync(page, 'utf8').split('## What stays after a log-out');
  const reasons = section.split('\n## ')[0]?.match(/^\| `.*?\|/gm) ?? [];
  const named = reasons.join(' ').match(/\w+/g) ?? [];
  const kept = keys.filter((key) => storedKeys[key].at.logOut === 'keep');
  expect(named.filter((name) => keys.some((key) => key === name)).sort()).toEqual(kept.sort());
});
