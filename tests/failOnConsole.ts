import { afterEach, expect } from 'vitest';

/**
 * An unexpected console error or warning fails its test. A test that expects one spies on the
 * console with its own implementation, which replaces these.
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
  expect(complaints.splice(0), 'unexpected console output').toEqual([]);
});
