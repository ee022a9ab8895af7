import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { lineKey } from '../../domain/basket/cart';
import * as cart from './cart';

const cheese = [{ modificationId: 'cheese', count: 1 }];
const bacon = [{ modificationId: 'bacon', count: 1 }];
const options = [sampleOptions({ cheese: 100, bacon: 200 })];
const burger = sampleProduct({ id: 'burger', modificationGroups: options });
const tea = sampleProduct({ id: 'tea' });

const shown = () => cart.state.lines.map(({ key, count }) => [key, count]);

describe('making the choices of a line anew', () => {
  beforeEach(cart.reset);

  it('keeps its place and its note', () => {
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

  it('joins the line that has these choices already', () => {
    cart.add(burger, cheese, 2);
    cart.add(burger, bacon);
    cart.rechoose(lineKey('burger', cheese), burger, bacon, 2);
    expect(shown()).toEqual([[lineKey('burger', bacon), 3]]);
  });

  it('changes nothing but the count when the choices stay', () => {
    cart.add(burger, cheese, 2);
    cart.rechoose(lineKey('burger', cheese), burger, cheese, 5);
    expect(shown()).toEqual([[lineKey('burger', cheese), 5]]);
  });

  it('goes no further than the stock, with the other lines of the product counted in', () => {
    const few = { ...burger, amount: 4 };
    cart.add(few, cheese);
    cart.add(few, [], 2);
    expect(cart.rechoose(lineKey('burger', cheese), few, bacon, 3)).toEqual({ limited: true });
    expect(shown()).toEqual([
      [lineKey('burger', bacon), 2],
      [lineKey('burger', []), 2],
    ]);
  });

  it('adds when the line has gone meanwhile', () => {
    cart.rechoose(lineKey('burger', cheese), burger, bacon, 2);
    expect(shown()).toEqual([[lineKey('burger', bacon), 2]]);
  });
});
