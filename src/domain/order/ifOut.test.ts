import { expect, it } from 'vitest';
import { ifOutOf } from './ifOut';

it('an answer counts for its product, or for the whole order', () => {
  const answers = { '': 'call', plov: 'replace' };
  expect(ifOutOf(answers)).toBe('call');
  expect(ifOutOf(answers, 'plov')).toBe('replace');
  expect(ifOutOf(answers, 'tea')).toBeNull();
});

it('an unknown stored answer is none', () => {
  expect(ifOutOf({ '': 'BURN', plov: 7 }, 'plov')).toBeNull();
  expect(ifOutOf({ '': 'BURN' })).toBeNull();
  expect(ifOutOf({}, 'constructor')).toBeNull();
});
