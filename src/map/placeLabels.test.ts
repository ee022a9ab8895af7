import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LabelledPin, placeLabels } from './placeLabels';

const pinAt = (x: number, y: number, rank = 1): LabelledPin => ({
  tip: { x, y },
  drop: { width: 36, height: 46 },
  label: { width: 80, height: 16 },
  rank,
});

it('puts labels below pins that are far apart', () => {
  expect(placeLabels([pinAt(100, 100), pinAt(300, 100)])).toEqual(['below', 'below']);
});

it('moves the label of a less important neighbour above its pin', () => {
  expect(placeLabels([pinAt(100, 100, 0), pinAt(160, 104, 2)])).toEqual(['above', 'below']);
});

it('hides the least important label if it fits nowhere', () => {
  const same = [pinAt(100, 100, 0), pinAt(100, 100, 2), pinAt(100, 100, 1)];
  expect(placeLabels(same)).toEqual(['hidden', 'below', 'above']);
});

it('never puts one label upon another, wherever the pins are', () => {
  const pin = fc.record({
    x: fc.integer({ min: 0, max: 300 }),
    y: fc.integer({ min: 0, max: 300 }),
    rank: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(pin, { maxLength: 8 }), (places) => {
      const pins = places.map(({ x, y, rank }) => pinAt(x, y, rank));
      const boxes = placeLabels(pins).flatMap((place, index) => {
        const { tip, drop, label } = pins[index] ?? pinAt(0, 0);
        if (place === 'hidden') return [];
        return [{ x: tip.x, top: place === 'below' ? tip.y : tip.y - drop.height - label.height }];
      });
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          expect(Math.abs(one.x - other.x) >= 80 || Math.abs(one.top - other.top) >= 16).toBe(true);
        }
      }
    }),
  );
});
