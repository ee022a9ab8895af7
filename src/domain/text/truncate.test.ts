import { expect, it } from 'vitest';
import { truncate } from './truncate';

it('puts a short text on one line', () => {
  expect(truncate('  Call first.\nThe bell is broken ')).toBe('Call first. The bell is broken');
});

it('cuts a long text, without a space before the mark or half a character', () => {
  expect(truncate(`${'🙂'.repeat(58)} and more`)).toBe(`${'🙂'.repeat(58)}…`);
});

it('cuts at the number of characters that is asked for', () => {
  expect(truncate('one two three', 8)).toBe('one two…');
});
