import { describe, expect, test } from 'vitest';
import { addressAt, byMain } from './delivering';
import { backend, beginJourneys, inBrowser, logIn, type Page } from './journey';
import { isReady, mainDish, posts } from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const product = (page: Page, id: string) => {
  const found = page.catalog.state.catalog.products.find((each) => each.id === id);
  if (!found) throw new Error(`The demo has no ${id}`);
  return found;
};

const problems = (page: Page) =>
  page.readBasket().lines.flatMap((line) => line.problems.map((each) => [line.product?.id, each]));

async function toBeDelivered(): Promise<Page> {
  const page = await inBrowser();
  await logIn(page);
  page.addToBasket(mainDish(page), [], 3);
  page.draft.setAddress(addressAt(byMain));
  await until(() => isReady(page));
  return page;
}

describe('a product that is not delivered', () => {
  test('is a problem for deliveries only, not for a pick-up', async () => {
    const page = await toBeDelivered();
    page.addToBasket(product(page, 'limon-choy'));
    expect(problems(page)).toEqual([['limon-choy', 'notDelivered']]);
    page.pickUpInsteadAction()?.onPress();
    expect(problems(page)).toEqual([]);
    page.chooseService('DELIVERY');
    expect(problems(page)).toEqual([['limon-choy', 'notDelivered']]);
  });

  test('is removed in one go, and returns to its position on undo', async () => {
    const page = await toBeDelivered();
    const tea = product(page, 'limon-choy');
    page.addToBasket(tea);
    page.addToBasket(mainDish(page), [], 1);
    const before = page.cart.state.lines.map(({ productId }) => productId);
    const [line] = page.readBasket().lines.filter((each) => each.problems.length > 0);
    page.removeLines([line?.key ?? ''], 'Limonli choy');
    expect(problems(page)).toEqual([]);
    page.toasts.state.list.at(-1)?.action?.onPress();
    expect(page.cart.state.lines.map(({ productId }) => productId)).toEqual(before);
  });

  test('is reported when it becomes one just before the press', async () => {
    const page = await toBeDelivered();
    const dish = backend.db.products.find(({ id }) => id === mainDish(page).id);
    if (dish) dish.deliveryEnabled = false;
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({ kind: 'changed', changes: [{ problem: 'notDelivered' }] });
    expect(posts()).toEqual([]);
  });

  test('offers no switch to pick-up if the shop has none', async () => {
    for (const settings of backend.db.settings) settings.pickupActive = false;
    const page = await toBeDelivered();
    expect(page.pickUpInsteadAction()).toBeNull();
  });
});
