import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgetDevice } from '../forgetDevice';
import { journeys } from './journeys';
import { beginOtherJourneys, other, startOther } from './openOther';
import { concerns, nameOf, type Variant, variants } from './variants';

beginOtherJourneys();

type Journey = keyof typeof journeys;
const ways = Object.keys(journeys) as Journey[];

/** The calls of each way: what it never asks for cannot matter to it. */
const calls = new Map<Journey, readonly string[]>();

/** One way through the shop on a fresh server that writes its responses like this. */
async function walk(way: Journey, wanted: readonly Variant[]): Promise<void> {
  startOther({ variants: wanted });
  forgetDevice();
  await journeys[way]();
}

test('the table has at least 120 variants, each with a name of its own', () => {
  const names = variants.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(120);
});

test.each(ways)('as this server writes: %s', async (way) => {
  await walk(way, []);
  calls.set(way, other.calls.flatMap(namesOf));
});

/** The same call sends a code, and then returns a token. */
const namesOf = ({ method, path }: { method: string; path: string }): string[] => {
  const call = `${method} ${path}`;
  return path.endsWith('/login') ? [`${call}#code`, `${call}#token`] : [call];
};

const isAsked = (way: Journey, variant: Variant) =>
  calls.get(way)?.some((call) => concerns(variant, call)) === true;

const byField = new Map<string, Variant[]>();
for (const variant of variants) {
  const field = `${variant.of}.${variant.field}`;
  byField.set(field, [...(byField.get(field) ?? []), variant]);
}
const most = Math.max(...[...byField.values()].map(({ length }) => length));

test('every variant is asked for on some way', () => {
  const unasked = variants.filter((variant) => !ways.some((way) => isAsked(way, variant)));
  expect(unasked.map(nameOf)).toEqual([]);
});

/** Walks with all of them at once; where that fails, names those that fail alone. */
async function walkWithAll(way: Journey, wanted: readonly Variant[]): Promise<void> {
  try {
    await walk(way, wanted);
  } catch (error) {
    const culprits: string[] = [];
    for (const variant of wanted)
      await walk(way, [variant]).catch(() => culprits.push(nameOf(variant)));
    throw new Error(`Fails alone: ${culprits.join(', ') || 'none'}`, { cause: error });
  }
}

// Each variant on every way that asks for it: the first of every field together, then the second …
const turns = Array.from({ length: most }, (_, turn) => turn);
test.each(ways.flatMap((way) => turns.map((turn) => [way, turn] as const)))(
  '%s: with variant %i of every field',
  async (way, turn) => {
    const wanted = [...byField.values()].flatMap((each) => each[turn] ?? []);
    await walkWithAll(
      way,
      wanted.filter((variant) => isAsked(way, variant)),
    );
  },
);

// Some minutes, and the same code as above: in `npm run test:all`.
if (process.env.TEST_ALL)
  test.each(variants.map((variant) => [nameOf(variant), variant] as const))(
    'alone, with %s, on every way that asks for it',
    async (_, variant) => {
      for (const way of ways) if (isAsked(way, variant)) await walk(way, [variant]);
    },
  );

test.each(ways)('with seeded mixtures: %s', async (way) => {
  const forms = [...byField.values()].map((each) =>
    fc.option(fc.constantFrom(...each), { freq: 1 }),
  );
  const mixture = fc.tuple(...forms).map((chosen) => chosen.filter((variant) => variant !== null));
  await fc.assert(
    fc.asyncProperty(mixture, (wanted) => walk(way, wanted)),
    { seed: 45, numRuns: 8, endOnFailure: true },
  );
});
