import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { lineKey } from '../../domain/basket/cart';
import * as cart from './cart';

const cheese = [{ modificationId: 'cheese', groupId: 'extras', count: 1 }];
const bacon = [{ modificationId: 'bacon', groupId: 'extras', count: 1 }];
const options = [sampleOptions({ cheese: 100, bacon: 200 })];
const burger = sampleProduct({ id: 'burger', modificationGroups: options });
const tea = sampleProduct({ id: 'tea' });

const shown = () => cart.state.lines.map(({ key, count }) => [key, count]);

describe('changing the options of a line', () => {
  beforeEach(() => void cart.clear());

  it('keeps its position and note', () => {
    cart.add(burger, cheese);
    cart.add(tea, []);
    cart.setNote(lineKey('burger', cheese), 'no onions');
    cart.rechoose(lineKey('burger', cheese), burger, bacon, 3);
    expect(shown()).toEqual([
      [lineKey('burger', bacon), 3],
      [lineKey('tea', []), 1],
    ]);
    expect(cart.state.lines[0]?.note).toBe('no onions');
  });

  it('merges into the line that already has these options', () => {
    cart.add(burger, cheese, 2);
    cart.add(burger, bacon);
    cart.rechoose(lineKey('burger', cheese), burger, bacon, 2);
    expect(shown()).toEqual([[lineKey('burger', bacon), 3]]);
  });

  it('changes only the count when the options stay the same', () => {
    cart.add(burger, cheese, 2);
    cart.rechoose(lineKey('burger', cheese), burger, cheese, 5);
    expect(shown()).toEqual([[lineKey('burger', cheese), 5]]);
  });

  it('is limited by the stock, including the other lines of the product', () => {
    const few = { ...burger, amount: 4 };
    cart.add(few, cheese);
    cart.add(few, [], 2);
    expect(cart.rechoose(lineKey('burger', cheese), few, bacon, 3)).toEqual({ limited: true });
    expect(shown()).toEqual([
      [lineKey('burger', bacon), 2],
      [lineKey('burger', []), 2],
    ]);
  });

  it('adds a new line when the old one is gone', () => {
    cart.rechoose(lineKey('burger', cheese), burger, bacon, 2);
    expect(shown()).toEqual([[lineKey('burger', bacon), 2]]);
  });
});
