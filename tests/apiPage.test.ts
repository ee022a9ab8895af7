// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { root } from '../scripts/root';
import { orderBody } from '../src/api/orderBody';
import { rowsBelow } from './conformancePage';
import { sampleAddress } from './samples/models';
import { sampleRequest } from './samples/orders';

const page = readFileSync(join(root, 'docs/api.md'), 'utf8');

test('docs/api.md has a row for every call of the mock backend, and no other', () => {
  const rows = page.matchAll(/^\| (GET|POST|PUT|DELETE) `(\/[^`_][^`]*)`/gm);
  const shape = (call: string) => call.replace(/:\w+|\{\w+\}/g, '{}');
  const listed = new Set([...rows].map(([, method, path]) => shape(`${method} ${path}`)));
  expect([...listed].sort()).toEqual(createBackend().routes.map(shape).sort());
});

/** A delivery: only that has an address, and with it the address's extras. */
const sent = Object.keys(
  orderBody(sampleRequest({ address: { ...sampleAddress(), id: null } })),
).sort();

test('docs/conformance.md lists every field that is written into an order, and no other', () => {
  const listed = rowsBelow('Written into an order').flatMap(({ names }) => names);
  expect(listed.sort()).toEqual(sent);
});

test('docs/api.md describes every field of an order’s body', () => {
  const [, body = ''] = page.split('\n- **order body**: ');
  const [described = ''] = body.split('\n- **order**: ');
  const words = new Set(described.match(/\w+/g));
  expect(sent.filter((name) => !words.has(name))).toEqual([]);
});
