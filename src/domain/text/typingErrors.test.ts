import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forgivenErrors, typingErrors } from './typingErrors';

it.each([
  ['burger', 'burger', 0],
  ['burgr', 'burger', 1],
  ['burgeer', 'burger', 1],
  ['buroer', 'burger', 1],
  ['bugrer', 'burger', 1],
  ['kapuchnio', 'kapuchino', 1],
  ['bugr', 'burger', 2],
  ['furger', 'burger', 2],
])('counts the errors in %s for %s', (typed, word, errors) => {
  expect(typingErrors(typed, word, 2)).toBe(errors);
});

it('gives up beyond the most errors', () => {
  expect(typingErrors('lagman', 'burger', 2)).toBeNull();
  expect(typingErrors('bugr', 'burger', 1)).toBeNull();
  expect(typingErrors('burger', 'burgerlar', 2)).toBeNull();
});

it('compares with the start of a longer word on request', () => {
  expect(typingErrors('burher', 'burgerlarimiz', 1, true)).toBe(1);
});

it('forgives more in longer words, nothing in short ones', () => {
  expect([3, 4, 7, 8].map(forgivenErrors)).toEqual([0, 1, 1, 2]);
});

it('is symmetric, and zero only for the word itself', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = typingErrors(one, other, 20);
      expect(errors).toBe(typingErrors(other, one, 20));
      expect(errors === 0).toBe(one === other);
    }),
  );
});
