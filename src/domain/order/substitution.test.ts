import { expect, it } from 'vitest';
import { substitutionOf } from './substitution';

it('an answer counts for its product, or for the whole order', () => {
  const answers = { '': 'call', plov: 'replace' };
  expect(substitutionOf(answers)).toBe('call');
  expect(substitutionOf(answers, 'plov')).toBe('replace');
  expect(substitutionOf(answers, 'tea')).toBeNull();
});

it('an unknown stored answer is none', () => {
  expect(substitutionOf({ '': 'BURN', plov: 7 }, 'plov')).toBeNull();
  expect(substitutionOf({ '': 'BURN' })).toBeNull();
  expect(substitutionOf({}, 'constructor')).toBeNull();
});
