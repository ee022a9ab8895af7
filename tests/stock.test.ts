import { describe, expect, test } from 'vitest';
import { arrangeCatalog } from '../src/domain/catalog/catalog';
import {
  backend,
  beginJourneys,
  chooseMain,
  home,
  inBrowser,
  logIn,
  plainProduct,
} from './journey';
import { isReady } from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const demoId = '7001';

describe('a shop whose server keeps no stock', () => {
  test('sells although every product has the amount 0', async () => {
    backend.db.keepNoStock.push(demoId);
    const page = await inBrowser();
    await logIn(page);
    const product = plainProduct(page);
    page.addToBasket(product, [], 7);
    expect(page.cart.state.lines).toMatchObject([{ productId: product.id, count: 7 }]);
    chooseMain(page);
    await until(() => isReady(page));
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(backend.db.orders[0]?.cartItems[0]?.product.count).toBe(7);
  });
});

describe('the branches of a product', () => {
  const linkAll = (productBranch: { branchId: string; isActive: boolean }[] | null) => {
    for (const product of backend.db.products) product.productBranch = productBranch;
  };
  const shown = async () => {
    const page = await inBrowser();
    chooseMain(page);
    return arrangeCatalog(page.catalog.state.catalog, page.branches.state.nearestId);
  };

  test('are all of them without a list, and none with an empty list', async () => {
    linkAll(null);
    expect(await shown()).not.toEqual([]);
    linkAll([]);
    expect(await shown()).toEqual([]);
  });

  test('exclude the closest branch while it is switched off', async () => {
    const page = await inBrowser();
    const closest = '/users/v1/branches/merchant/{id}/closest';
    const [off] = backend.db.branches.map((branch) => ({ ...branch, isActive: false }));
    backend.faults.add({ path: closest, kind: 'json', json: off });
    page.draft.setAddress(home);
    await until(() => page.delivery.state.status === 'noBranch');
    expect(page.branches.state.nearestId).toBeNull();
  });
});
