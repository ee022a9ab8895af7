import { expect, it } from 'vitest';
import { brief } from './brief';

it('puts a short text on one line', () => {
  expect(brief('  Call first.\nThe bell is broken ')).toBe('Call first. The bell is broken');
});

it('cuts a long text, without a space before the mark or half a character', () => {
  expect(brief(`${'🙂'.repeat(58)} and more`)).toBe(`${'🙂'.repeat(58)}…`);
});
