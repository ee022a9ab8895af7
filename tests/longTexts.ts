import { expect } from 'vitest';

/** Texts that a reader with steps back reads again and again: each is repeated to any length. */
export const patterns: readonly string[] = [
  ...['a', ' ', '\t', '\n', '1', '+', '-', '.', ',', '/', '\\', '<', '&', '"', '{', '['],
  ...['1 ', '+1', '(1', '1-', '+998 90 123 45 67 ', ', 71 200', '<a ', '<p>', '<!--', '<script '],
  ...['&#', '&amp', 'a@', '\u0661 ', '\u00a0', '\u2066', '\u0301', 'http://', '2026-01-01T', ':00'],
];

/** A text of so many letters. */
export const longText = (pattern: string, length: number): string =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** Processor time of this process, ms: a busy machine takes longer, and no more of it. */
const processorMs = () => process.cpuUsage().user / 1000;

/** What one reading takes, ms. */
async function costOf(read: () => unknown): Promise<number> {
  const before = processorMs();
  await read();
  return processorMs() - before;
}

const letters = 10_000;

/**
 * Reads a text of 40,000 letters. One that takes long is compared with a quarter of it: work that grows with
 * the length is four times as much, with its square sixteen times. Returns how it grew where that was too fast.
 * `least`: below this nothing is compared, ms.
 */
export async function growthOf(
  read: (length: number) => unknown,
  least = 50,
): Promise<number | null> {
  if ((await costOf(() => read(4 * letters))) < least) return null;
  const best = async (length: number) => {
    const costs: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) costs.push(await costOf(() => read(length)));
    return Math.min(...costs);
  };
  const [short, long] = [await best(letters), await best(4 * letters)];
  return long < least || long / short < 8 ? null : long / short;
}

/** No reading of any pattern grows faster than its text; `named` says which reading it was. */
export async function expectLinear(
  cases: Iterable<{ named: string; read: (length: number) => unknown }>,
  least?: number,
): Promise<void> {
  const found: string[] = [];
  for (const { named, read } of cases) {
    const growth = await growthOf(read, least);
    if (growth !== null) found.push(`${named}: ${growth.toFixed(1)} x for 4 x as long`);
  }
  expect(found).toEqual([]);
}
