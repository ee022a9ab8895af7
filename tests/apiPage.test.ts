// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { root } from '../scripts/root';
import { orderBody } from '../src/api/orderBody';
import { notApplicable, type OptionKind } from '../src/domain/order/orderFields';
import { requestOptions } from '../src/domain/order/orderPreferences';
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
const request = sampleRequest({ address: { ...sampleAddress(), id: null } });
const sent = Object.keys(orderBody(request));

/** The page with these lines for the table below a line of it. */
function withTable(text: string, above: string, table: readonly string[]): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(above)) + 2;
  expect(start).toBeGreaterThan(1);
  const length = lines.slice(start).findIndex((line) => !line.trim().startsWith('|'));
  return lines.toSpliced(start, length, ...table).join('\n');
}

const code = (name: string) => `\`${name}\``;

const kinds: Record<OptionKind, string> = {
  text: 'text',
  textOrNull: 'text or null',
  id: 'id or null',
  flag: 'true or false',
  moment: 'ISO 8601 or null',
  receiver: '`{firstName, phone}` or null',
  paymentType: 'payment type',
};

test('docs/api.md lists the fields of the form that an order has (npm run docs rewrites it)', async () => {
  const rows = requestOptions.map(({ name, as, services }) => {
    const isAtTable = services.includes('DINE_IN');
    const atTable = isAtTable ? 'the same' : code(JSON.stringify(notApplicable[as]));
    return `    | ${code(name)} | ${kinds[as]} | ${atTable} |`;
  });
  expect(rows.length).toBeGreaterThan(5);
  const head = ['    | Field | Kind | At a table |', '    |---|---|---|'];
  await expect(
    withTable(page, 'The fields of the form that are sent', [...head, ...rows]),
  ).toMatchFileSnapshot('../docs/api.md');
});

test('docs/api.md describes every field of an order’s body', () => {
  const [, body = ''] = page.split('\n- **order body**: ');
  const [described = ''] = body.split('\n- **order**: ');
  const words = new Set(described.match(/\w+/g));
  expect(sent.filter((name) => !words.has(name))).toEqual([]);
});
