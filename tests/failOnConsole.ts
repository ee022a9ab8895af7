import { afterAll, afterEach, expect } from 'vitest';

/**
 * An unexpected console error or warning fails its test. A test that expects one spies on the
 * console with its own implementation, which replaces these.
 */
const complaints: unknown[][] = [];

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...words: unknown[]) => {
    complaints.push([`console.${level}`, ...words]);
    original.call(console, ...words);
  };
  // the next file of this process starts with the console that this one found
  afterAll(() => {
    console[level] = original;
  });
}

afterEach(() => {
  expect(complaints.splice(0), 'unexpected console output').toEqual([]);
});
