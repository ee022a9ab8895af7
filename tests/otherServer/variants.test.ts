import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
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

test.each(variants.map((variant) => [nameOf(variant), variant] as const))(
  'with %s, on every way that asks for it',
  async (_, variant) => {
    const asking = ways.filter((way) => calls.get(way)?.some((call) => concerns(variant, call)));
    expect(asking).not.toEqual([]);
    for (const way of asking) await walk(way, [variant]);
  },
);

const byField = new Map<string, Variant[]>();
beforeAll(() => {
  for (const variant of variants) {
    const field = `${variant.of}.${variant.field}`;
    byField.set(field, [...(byField.get(field) ?? []), variant]);
  }
});

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
