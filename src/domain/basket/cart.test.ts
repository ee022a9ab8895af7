import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKey } from './cart';

const choice = (modificationId: string, count = 1) => ({ modificationId, count });

describe('the key of a line', () => {
  const choices = fc.array(fc.record({ modificationId: fc.string(), count: fc.nat(3) }));

  it('ignores the order of the choices and zero counts', () => {
    fc.assert(
      fc.property(fc.string(), choices, fc.string(), (id, taken, note) => {
        const shuffled = [...taken].reverse().concat(choice('nothing', 0));
        expect(lineKey(id, shuffled, ` ${note} `)).toBe(lineKey(id, taken, note));
      }),
    );
  });

  it('differs when product, choices, counts or note differ', () => {
    const keys = [
      lineKey('a', []),
      lineKey('b', []),
      lineKey('a', [choice('x')]),
      lineKey('a', [choice('x', 2)]),
      lineKey('a', [choice('x'), choice('y')]),
      lineKey('a', [choice('x,y')]),
      lineKey('a', [choice('x')], 'y'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
