import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { waits } from '../src/telegram/waits';

const time = (ms: number) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`);

test('docs/telegram.md has the table of waits for Telegram', () => {
  const page = readFileSync('docs/telegram.md', 'utf8');
  const rows = page.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]*)\|/gm);
  const described = [...rows].map(([, name, longest, by]) => [name, longest?.trim(), by?.trim()]);
  const declared = Object.entries(waits).map(([name, { longestMs, freedBy }]) => [
    name,
    time(longestMs),
    freedBy ?? '',
  ]);
  expect(described).toEqual(declared);
});
