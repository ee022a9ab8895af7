import { snapshot } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { sampleOrder } from '../../tests/samples/orders';
import { readDraft } from '../domain/order/draftFields';
import * as draft from './order/draft';
import { setSubstitution } from './order/handOver';
import * as orderLoads from './order/orderLoads';
import * as orders from './order/orders';

// An id is a server's or a link's: in a plain object `constructor` would be there from the start.

const hostile = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const stores = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

/** Objects whose names the app chooses: languages, and the fields of a form. */
const known = [
  './merchant.ts.settings.title',
  './merchant.ts.settings.copyrightLeft',
  './merchant.ts.settings.copyrightRight',
  './session/profileEdits.ts.edits',
];

/** Every empty plain object in a value: a map that is still to be filled. */
function emptyMaps(value: unknown, at: string): [string, object][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const entries = Object.entries(value);
  if (entries.length === 0 && !(Symbol.iterator in value)) return [[at, value]];
  return entries.flatMap(([name, one]) => emptyMaps(one, `${at}.${name}`));
}

test('no store holds a map that knows names which nobody has put there', () => {
  const maps = Object.entries(stores).flatMap(([file, module]) => emptyMaps(module.state, file));
  expect(maps.length).toBeGreaterThan(2);
  const found = maps.filter(([, map]) => hostile.some((name) => name in map));
  expect(found.map(([at]) => at).filter((at) => !known.includes(at))).toEqual([]);
});

test.each(hostile)(
  'an order of the id %s is unknown, and then the one that was put there',
  (id) => {
    expect(snapshot(orders.state).known[id]).toBeUndefined();
    expect(snapshot(orderLoads.state).orders[id]).toBeUndefined();
    const order = { ...sampleOrder(), id };
    orders.remember(order);
    orders.setActive([order]);
    orderLoads.set(id, 'missing', 1);
    expect(snapshot(orders.state).known[id]).toBe(order);
    expect(Object.keys(snapshot(orders.state).known)).toEqual([id]);
    expect(snapshot(orderLoads.state).orders[id]).toMatchObject({ status: 'missing' });
    orders.reset();
    expect(snapshot(orders.state).known[id]).toBeUndefined();
  },
);

test.each(hostile)('the product %s has no answer, and then the one that was given', (id) => {
  const answers = () => snapshot(draft.state).substitution;
  expect(answers()[id]).toBeUndefined();
  setSubstitution(id, 'call');
  setSubstitution('plov', 'replace');
  expect(answers()[id]).toBe('call');
  draft.restore(readDraft(JSON.parse(JSON.stringify(draft.state))));
  expect(Object.entries(answers())).toEqual([
    [id, 'call'],
    ['plov', 'replace'],
  ]);
  expect(hostile.filter((name) => name in answers())).toEqual([id]);
  draft.restore(null);
  expect(answers()[id]).toBeUndefined();
});
