import { describe, expect, it } from 'vitest';
import { sampleCatalog, sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { addShared, byPerson } from './addShared';
import { type CartLine, lineKey, withOwnKeys } from './cart';

const plov = sampleProduct({ id: 'plov', costPrice: 1000 });
const tea = sampleProduct({ id: 'tea', amount: 5 });
const burger = sampleProduct({
  id: 'burger',
  modificationGroups: [sampleOptions({ cheese: 100 }, { max: 1 })],
});
const shop = sampleCatalog([plov, tea, burger]);

function line(productId: string, over: Partial<CartLine> = {}): CartLine {
  const { choices = [], from } = over;
  return {
    key: lineKey(productId, choices, from),
    productId,
    choices,
    count: 1,
    note: '',
    ...over,
  };
}

const add = (own: readonly CartLine[], shared: readonly CartLine[], branchId = null) =>
  addShared(own, shared, shop, branchId);

describe('adding a shared basket', () => {
  it('keeps every own line, and another person’s lines apart and before them', () => {
    const own = [line('plov', { note: 'osh' })];
    const { next } = add(own, [line('plov', { from: 'Aziza', count: 2, note: 'tuzsiz' })]);
    expect(next).toEqual([
      { ...line('plov', { from: 'Aziza', count: 2, note: 'tuzsiz' }) },
      { ...own[0] },
    ]);
  });

  it('grows a line of the same person, or a nameless one, and keeps the note of either', () => {
    const { next } = add(
      [line('plov', { note: 'osh' }), line('tea', { from: 'Aziza' })],
      [line('plov', { from: '' }), line('tea', { from: 'Aziza', count: 2, note: 'limon' })],
    );
    expect(next.map(({ count, note }) => [count, note])).toEqual([
      [2, 'osh'],
      [3, 'limon'],
    ]);
  });

  it('keeps lines with different notes apart, own ones too, each with a key of its own', () => {
    const own = withOwnKeys([line('plov', { note: 'osh' }), line('plov', { note: 'achchiq' })]);
    const { next } = add(own, [line('plov', { from: '', note: 'tuzsiz', count: 2 })]);
    expect(next.map(({ count, note }) => [count, note])).toEqual([
      [2, 'tuzsiz'],
      [1, 'osh'],
      [1, 'achchiq'],
    ]);
    expect(new Set(next.map(({ key }) => key)).size).toBe(3);
    expect(next.slice(1).map(({ key }) => key)).toEqual(own.map(({ key }) => key));
  });

  it('takes what the own lines leave of the stock, and leaves out what cannot be ordered', () => {
    const shared = [
      line('tea', { from: 'Aziza', count: 4 }),
      line('gone', { from: 'Aziza' }),
      line('burger', { from: 'Aziza', choices: [{ modificationId: 'no more', count: 1 }] }),
    ];
    const { lines, next } = add([line('tea', { count: 3 })], shared);
    expect(lines.map(({ addable, problems }) => [addable, problems])).toEqual([
      [2, ['tooMany']],
      [0, ['gone']],
      [0, ['optionGone']],
    ]);
    expect(next.map(({ productId, count }) => [productId, count])).toEqual([
      ['tea', 2],
      ['tea', 3],
    ]);
  });

  it('grows a line up to the most that one may have, also where no stock is kept', () => {
    const mine = [line('plov', { count: 998 })];
    const { lines, next } = add(mine, [line('plov', { count: 5 }), line('plov', { count: 2 })]);
    expect(next.map(({ count }) => count)).toEqual([999]);
    expect(
      lines.map(({ addable, price, maximum, problems }) => [addable, price, maximum, problems]),
    ).toEqual([
      [1, 1000, 1, ['tooMany']],
      [0, 0, 0, ['tooMany']],
    ]);
  });

  it('shows the lines by person, one’s own first', () => {
    const lines = [line('tea', { from: 'Aziza' }), line('plov'), line('tea', { from: 'Bek' })];
    expect(byPerson(lines).map(({ name }) => name)).toEqual(['', 'Aziza', 'Bek']);
  });
});
