import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginOtherJourneys } from './openOther';
import { applied, nameOf, type Variant, variants } from './variants';
import { isAsked, testWays, type Way, walk, ways } from './variantWalks';

beginOtherJourneys();

test('the table has at least 250 cells, each with a name of its own', () => {
  const names = variants.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(250);
});

testWays();

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
async function walkWithAll(way: Way, wanted: readonly Variant[]): Promise<void> {
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

test.each(ways)('with seeded mixtures: %s', async (way) => {
  const forms = [...byField.values()].map((each) =>
    fc.option(fc.constantFrom(...each), { freq: 1 }),
  );
  const mixture = fc.tuple(...forms).map((chosen) => chosen.filter((variant) => variant !== null));
  await fc.assert(
    fc.asyncProperty(mixture, (wanted) => walk(way, wanted)),
    { seed: 45, numRuns: 3, endOnFailure: true },
  );
});

test('at least 250 of them change an answer', () => {
  expect(applied.size).toBeGreaterThanOrEqual(250);
});
