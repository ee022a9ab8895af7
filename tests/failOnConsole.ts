import { afterEach, expect } from 'vitest';

/**
 * An unexpected complaint on the console fails the test it comes from. A test that expects one
 * spies on the console with an implementation of its own, which stands in front of these.
 */
const complaints: unknown[][] = [];

for (const level of ['error', 'warn'] as const) {
  const say = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    complaints.push([`console.${level}`, ...words]);
    say(...words);
  };
}

afterEach(() => {
  expect(complaints.splice(0), 'unexpected complaints on the console').toEqual([]);
});
