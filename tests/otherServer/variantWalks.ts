import { expect, test } from 'vitest';
import { forgetDevice } from '../forgetDevice';
import { journeys } from './journeys';
import { other, startOther } from './openOther';
import { concerns, nameOf, type Variant, variants } from './variants';

export type Way = keyof typeof journeys;
export const ways = Object.keys(journeys) as Way[];

/** The calls of each way: what it never asks for cannot matter to it. */
const calls = new Map<Way, readonly string[]>();

/** One way through the shop on a fresh server that writes its responses like this. */
export async function walk(way: Way, wanted: readonly Variant[]): Promise<void> {
  startOther({
    takesPayme: true,
    takesPromos: true,
    hasCouriers: true,
    checksArea: true,
    variants: wanted,
  });
  forgetDevice();
  await journeys[way]();
}

/** Walks every way on the server as it is, for `isAsked`. */
export function testWays(): void {
  test.each(ways)('as this server writes: %s', async (way) => {
    await walk(way, []);
    calls.set(way, other.calls.flatMap(namesOf));
  });
}

/** The same call sends a code, and then returns a token. */
const namesOf = ({ method, path }: { method: string; path: string }): string[] => {
  const call = `${method} ${path}`;
  return path.endsWith('/login') ? [`${call}#code`, `${call}#token`] : [call];
};

/** Whether this way asks for what the variant changes; after `testWays`. */
export const isAsked = (way: Way, variant: Variant): boolean =>
  calls.get(way)?.some((call) => concerns(variant, call)) === true;

/** Every second variant alone, from the first or the second on: two files, two processors. */
export function testAlone(from: 0 | 1): void {
  testWays();
  test.each(
    variants
      .filter((_, index) => index % 2 === from)
      .map((variant) => [nameOf(variant), variant] as const),
  )('alone, with %s, on every way that asks for it', async (_, variant) => {
    const asking = ways.filter((way) => isAsked(way, variant));
    expect(asking).not.toEqual([]);
    for (const way of asking) await walk(way, [variant]);
  });
}
