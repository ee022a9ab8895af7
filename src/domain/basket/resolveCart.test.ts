import { describe, expect, it } from 'vitest';
import { sampleCatalog, sampleOptions, sampleProduct } from '../../../tests/samples/models';
import type { Product } from '../catalog/catalog';
import type { ServiceType } from '../order/order';
import { type CartLine, lineKey } from './cart';
import { resolveCart } from './resolveCart';

const choice = (modificationId: string, count = 1) => ({ modificationId, count });

function line(productId: string, over: Partial<CartLine> = {}): CartLine {
  const { choices = [], note = '', count = 1 } = over;
  return { key: lineKey(productId, choices, note), productId, choices, count, note, ...over };
}

function problemsOf(product: Product, lines: readonly CartLine[], branchId: string | null = null) {
  return resolveCart(lines, sampleCatalog([product]), branchId).map(({ problems }) => problems);
}

describe('a stored line with the current catalogue', () => {
  it('has the current price', () => {
    const options = sampleOptions({ cheese: 300 });
    const product = sampleProduct({
      costPrice: 1000,
      discount: 10,
      modificationGroups: [options],
    });
    const lines = [line('plov', { choices: [choice('cheese')], count: 2 })];
    const [resolved] = resolveCart(lines, sampleCatalog([product]), null);
    expect(resolved).toMatchObject({ product, price: 2600, discount: 200, problems: [] });
  });

  it('is gone when its product is missing or inactive, and costs nothing', () => {
    const off = sampleProduct({ active: false });
    const [resolved, other] = resolveCart([line('plov'), line('?')], sampleCatalog([off]), null);
    expect(resolved).toMatchObject({ product: null, price: 0, problems: ['gone'] });
    expect(other?.problems).toEqual(['gone']);
  });

  it('is notInBranch when the branch does not sell it', () => {
    const branches = [
      { branchId: 'north', isActive: true },
      { branchId: 'south', isActive: false },
    ];
    const product = sampleProduct({ branches });
    expect(problemsOf(product, [line('plov')], 'north')).toEqual([[]]);
    expect(problemsOf(product, [line('plov')], 'south')).toEqual([['notInBranch']]);
    expect(problemsOf(product, [line('plov')], 'west')).toEqual([['notInBranch']]);
    expect(problemsOf(product, [line('plov')])).toEqual([[]]);
  });

  it('is notDelivered when its product is not deliverable, only for deliveries', () => {
    const line = { key: 'tea', productId: 'tea', choices: [], count: 1, note: '' };
    const catalog = sampleCatalog([sampleProduct({ id: 'tea', isDeliverable: false })]);
    const problems = (service: ServiceType | null) =>
      resolveCart([line], catalog, null, service).flatMap((one) => one.problems);
    expect(problems('DELIVERY')).toEqual(['notDelivered']);
    expect([problems('PICK_UP'), problems('DINE_IN'), problems(null)]).toEqual([[], [], []]);
  });

  it('is optionGone when an option is gone or the group’s limits have changed', () => {
    const lines = [line('plov', { choices: [choice('cheese')] })];
    expect(problemsOf(sampleProduct(), lines)).toEqual([['optionGone']]);
    const stricter = sampleOptions({ cheese: 300 }, { min: 2 });
    expect(problemsOf(sampleProduct({ modificationGroups: [stricter] }), lines)).toEqual([
      ['optionGone'],
    ]);
  });

  it('is soldOut at zero stock, and tooMany above the stock', () => {
    const lines = [line('plov', { count: 2 })];
    expect(problemsOf(sampleProduct({ amount: 0 }), lines)).toEqual([['soldOut']]);
    expect(problemsOf(sampleProduct({ amount: 1 }), lines)).toEqual([['tooMany']]);
    expect(problemsOf(sampleProduct({ amount: 2 }), lines)).toEqual([[]]);
  });

  it('shares stock with other lines of the same product, first come first served', () => {
    const product = sampleProduct({ amount: 3 });
    const lines = [line('plov', { count: 2 }), line('plov', { count: 2, note: 'no salt' })];
    const resolved = resolveCart(lines, sampleCatalog([product]), null);
    expect(resolved.map(({ maximum, problems }) => [maximum, problems])).toEqual([
      [3, []],
      [1, ['tooMany']],
    ]);
  });
});
