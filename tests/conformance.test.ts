// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/root';
import { courierStatuses } from '../src/domain/courier';
import { languages } from '../src/domain/language';
import { limits } from '../src/domain/limits';
import { featureFlags, paymentFlags } from '../src/domain/merchant';
import { deliveryTypes, orderStatuses, paymentTypes } from '../src/domain/order';
import { weekdays } from '../src/domain/schedule';
import { routes } from '../src/navigation/paths';
import { recordCalls } from './contract/recordCalls';

const page = readFileSync(join(root, 'docs/conformance.md'), 'utf8');

/** A row of a table: what the specification names, and where it is or why it is not used. */
type Row = { names: string[]; where: string };

const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The rows of all tables of a part of the page, without their heads. */
const rowsOf = (part: string): Row[] =>
  [...part.matchAll(/^\| (?!-)(.+) \| (.+) \|$/gm)]
    .map(([, what = '', where = '']) => ({ names: quoted(what), where }))
    .filter(({ where }) => isUnused(where) || quoted(where).length > 0);

const isUnused = (where: string): boolean => where.startsWith('Not used');

const [everything = '', numbers = ''] = page.split('\n### Numbers\n');
const rows = rowsOf(everything);
const used = rows.filter(({ where }) => !isUnused(where));
const unused = rows.filter(({ where }) => isUnused(where));
const named = rows.flatMap(({ names }) => names);

/** A file as the page names it: below src, or from the project's root. */
const pathOf = (file: string): string | undefined =>
  [`src/${file}`, file].map((name) => join(root, name)).find((path) => existsSync(path));

const isCall = (name: string): boolean => /^(GET|POST|PUT|DELETE) \//.test(name);

/** Whether a text has a name, where it is a word as a word of its own. */
const holds = (text: string, name: string): boolean =>
  /^\w+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : text.includes(name);

describe('docs/conformance.md', () => {
  test('has rows for every part of the specification', () => {
    const parts = everything.split(/\n## (?=\d)/).slice(1);
    expect(parts.map((part) => Number.parseInt(part, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const part of parts) expect(rowsOf(part).length, part.slice(0, 30)).toBeGreaterThan(4);
  });

  test('names files that there are', () => {
    const files = rows.flatMap(({ where }) => quoted(where)).filter((name) => name.includes('/'));
    expect(files.filter((file) => !pathOf(file))).toEqual([]);
  });

  test('names what the files of the row hold', () => {
    const missing = used.flatMap(({ names, where }) => {
      const texts = quoted(where).map((file) => readFileSync(pathOf(file) ?? '', 'utf8'));
      return names
        .filter((name) => !isCall(name) && !texts.some((text) => holds(text, name)))
        .map((name) => `${name}: ${where}`);
    });
    expect(missing).toEqual([]);
  });

  test('says why something is not used, and the code reads no such field', () => {
    const api = join(root, 'src/api');
    const readers = readdirSync(api)
      .filter((file) => file.endsWith('.ts') && !file.includes('.test'))
      .map((file) => readFileSync(join(api, file), 'utf8'));
    for (const { names, where } of unused) {
      expect(where).toMatch(/^Not used, because \w.{15}/);
      // A name of one word means something else elsewhere.
      const distinct = names.filter((name) => /^[a-z]+[A-Z]\w*$/.test(name));
      expect(distinct.filter((name) => readers.some((text) => holds(text, name)))).toEqual([]);
    }
  });
});

describe('docs/conformance.md leaves out nothing that the code has:', () => {
  const sets = {
    flags: [...featureFlags, ...paymentFlags],
    'order statuses': orderStatuses,
    'courier statuses': courierStatuses,
    'payment types': paymentTypes,
    'delivery types': deliveryTypes,
    languages,
    weekdays,
    routes: Object.values(routes),
  };
  test.each(Object.entries(sets))('%s', (_, members) => {
    expect(members.filter((member) => !named.includes(member))).toEqual([]);
  });

  test('calls, and it names none that the app does not make', async () => {
    const made = (await recordCalls()).map(({ method, path }) => `${method} ${path}`);
    const patternOf = (name: string) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`);
    const told = named.filter(isCall);
    expect(made.filter((call) => !told.some((name) => patternOf(name).test(call)))).toEqual([]);
    expect(told.filter((name) => !made.some((call) => patternOf(name).test(call)))).toEqual([]);
  });

  test('limits, and it names none that there is not', () => {
    const told = [...numbers.matchAll(/^\| .+ \| (.+) \|$/gm)].flatMap(([, cell = '']) =>
      quoted(cell),
    );
    expect(told.sort()).toEqual(Object.keys(limits).sort());
  });
});
