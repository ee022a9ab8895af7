import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { lineKey } from '../../domain/basket/cart';
import * as cart from './cart';
import { rechoose } from './rechoose';

const cheese = [{ modificationId: 'cheese', groupId: 'extras', count: 1 }];
const bacon = [{ modificationId: 'bacon', groupId: 'extras', count: 1 }];
const options = [sampleOptions({ cheese: 100, bacon: 200 })];
const burger = sampleProduct({ id: 'burger', modificationGroups: options });
const tea = sampleProduct({ id: 'tea' });

const shown = () => cart.state.lines.map(({ key, count }) => [key, count]);

describe('changing the options of a line', () => {
  beforeEach(() => void cart.clear());
  afterEach(() => cart.restore(null));

  it('keeps its position and note', () => {
    cart.add(burger, cheese);
    cart.add(tea, []);
    cart.setNote(lineKey('burger', cheese), 'no onions');
    rechoose(lineKey('burger', cheese), burger, bacon, 3);
    expect(shown()).toEqual([
      [lineKey('burger', bacon), 3],
      [lineKey('tea', []), 1],
    ]);
    expect(cart.state.lines[0]?.note).toBe('no onions');
  });

  it('merges into the line that already has these options', () => {
    cart.add(burger, cheese, 2);
    cart.add(burger, bacon);
    rechoose(lineKey('burger', cheese), burger, bacon, 2);
    expect(shown()).toEqual([[lineKey('burger', bacon), 3]]);
  });

  it('is possible while the basket holds more than there is, and adds nothing', () => {
    cart.add(burger, cheese, 2);
    cart.add(burger, bacon, 2);
    const two = { ...burger, amount: 2 };
    const both = [...cheese, ...bacon];
    expect(rechoose(lineKey('burger', cheese), two, both, 2)).toEqual({ limited: false });
    expect(shown()).toEqual([
      [lineKey('burger', both), 2],
      [lineKey('burger', bacon), 2],
    ]);
    expect(rechoose(lineKey('burger', both), two, both, 3)).toEqual({ limited: true });
    expect(shown()[0]).toEqual([lineKey('burger', both), 2]);
  });

  it('merges with the note of either line, and keeps lines with different notes apart', () => {
    const notes = () => cart.state.lines.map(({ count, note }) => [count, note]);
    cart.add(burger, cheese);
    cart.add(burger, bacon);
    cart.setNote(lineKey('burger', cheese), 'allergy to nuts');
    rechoose(lineKey('burger', cheese), burger, bacon, 1);
    expect(notes()).toEqual([[2, 'allergy to nuts']]);

    cart.add(burger, cheese);
    cart.setNote(lineKey('burger', cheese), 'no onions');
    rechoose(lineKey('burger', cheese), burger, bacon, 1);
    expect(notes()).toEqual([
      [2, 'allergy to nuts'],
      [1, 'no onions'],
    ]);
    const [first, second] = cart.state.lines.map(({ key }) => key);
    expect(first).not.toBe(second);
    // One more of the same joins a line; each line is counted by itself.
    cart.setCount(second ?? '', 3, burger);
    expect(notes()[1]).toEqual([3, 'no onions']);
    rechoose(second ?? '', burger, bacon, 4);
    expect(notes()).toEqual([
      [2, 'allergy to nuts'],
      [4, 'no onions'],
    ]);
    // Keys are made again as a stored basket is read.
    const stored = JSON.parse(JSON.stringify(cart.state));
    cart.restore(cart.read(stored));
    expect(notes()).toEqual([
      [2, 'allergy to nuts'],
      [4, 'no onions'],
    ]);
    expect(new Set(cart.state.lines.map(({ key }) => key)).size).toBe(2);
  });

  it('changes only the count when the options stay the same', () => {
    cart.add(burger, cheese, 2);
    rechoose(lineKey('burger', cheese), burger, cheese, 5);
    expect(shown()).toEqual([[lineKey('burger', cheese), 5]]);
  });

  it('is limited by the stock, including the other lines of the product', () => {
    const few = { ...burger, amount: 4 };
    cart.add(few, cheese);
    cart.add(few, [], 2);
    expect(rechoose(lineKey('burger', cheese), few, bacon, 3)).toEqual({ limited: true });
    expect(shown()).toEqual([
      [lineKey('burger', bacon), 2],
      [lineKey('burger', []), 2],
    ]);
  });

  it('adds a new line when the old one is gone', () => {
    rechoose(lineKey('burger', cheese), burger, bacon, 2);
    expect(shown()).toEqual([[lineKey('burger', bacon), 2]]);
  });
});

describe('undo keeps its promise', () => {
  beforeEach(() => void cart.clear());
  afterEach(() => cart.restore(null));
  const notes = () => cart.state.lines.map(({ count, note }) => [count, note]);

  it('of a removed line with its note, also where the same has been added again', () => {
    cart.add(burger, cheese, 2);
    cart.setNote(lineKey('burger', cheese), 'allergy to nuts');
    const undo = cart.remove(lineKey('burger', cheese));
    cart.add(burger, cheese);
    undo?.();
    undo?.();
    expect(notes()).toEqual([[3, 'allergy to nuts']]);
  });

  it('of a removed line beside a new one with another note', () => {
    cart.add(burger, cheese, 2);
    cart.setNote(lineKey('burger', cheese), 'allergy to nuts');
    const undo = cart.remove(lineKey('burger', cheese));
    cart.add(burger, cheese);
    cart.setNote(lineKey('burger', cheese), 'no onions');
    undo?.();
    expect(notes()).toEqual([
      [2, 'allergy to nuts'],
      [1, 'no onions'],
    ]);
  });

  it('of a cleared basket to which something has been added since', () => {
    cart.add(burger, cheese);
    cart.setNote(lineKey('burger', cheese), 'allergy to nuts');
    const undo = cart.clear();
    cart.add(tea, [], 2);
    undo();
    expect(notes()).toEqual([
      [1, 'allergy to nuts'],
      [2, ''],
    ]);
  });

  it('of the last piece of a line with a note that a card’s minus took', () => {
    cart.add(tea, [], 2);
    cart.setNote(lineKey('tea', []), 'with lemon');
    expect(cart.takeOne('tea')).toBeNull();
    const undo = cart.takeOne('tea');
    expect(notes()).toEqual([]);
    undo?.();
    expect(notes()).toEqual([[1, 'with lemon']]);
  });
});
