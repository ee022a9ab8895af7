import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { addressAt, byMain } from './delivering';
import { backend, beginJourneys, inBrowser, logIn, type Page } from './journey';
import { isReady, mainDish, posts } from './ordering';
import { eventually } from './until';

beginJourneys({ isNoon: true });

/** A customer at the checkout with `count` dishes for delivery. */
async function atCheckout(count: number, opening: Parameters<typeof inBrowser>[0] = {}) {
  const page = await inBrowser(opening);
  await logIn(page);
  page.chooseService('DELIVERY');
  page.addToBasket(mainDish(page), [], count);
  page.draft.setAddress(addressAt(byMain));
  await eventually(() => expect(isReady(page)).toBe(true));
  const [{ CheckoutScreen }, { openSheet }, { paths }] = await Promise.all([
    import('../src/screens/checkout/CheckoutScreen'),
    import('../src/navigation/navigate'),
    import('../src/navigation/paths'),
  ]);
  openSheet(paths.checkout);
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<CheckoutScreen />);
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  return page;
}

/** Waits until a sentence is announced. */
const hear = (sentence: string) =>
  eventually(() => {
    const announcements = [...document.querySelectorAll('[role=status]')].map(
      (each) => each.textContent,
    );
    expect(announcements).toContainEqual(expect.stringContaining(sentence));
  });

async function press(name: string): Promise<void> {
  const button = await eventually(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith(name),
    );
    const isLive = found && !found.disabled && !found.hasAttribute('aria-busy');
    return isLive ? found : expect.unreachable(`No button ${name}`);
  });
  button.click();
}

const dishOf = (page: Page) => {
  const { id } = mainDish(page);
  return backend.db.products.find((each) => each.id === id) ?? expect.unreachable('No dish');
};
const counts = (page: Page) => page.cart.state.lines.map(({ count }) => count);

describe('a delivery of too few products', () => {
  test('is not ordered: the missing quantity is shown, and the button opens the menu', async () => {
    for (const each of backend.db.orderSettings) each.minimalDeliveryProductCount = 5;
    const page = await atCheckout(3);
    await hear('Yetkazib berish uchun yana 2 ta mahsulot qoʻshing');
    expect(location.pathname).toBe('/checkout');
    await press('Yana qoʻshish');
    await eventually(() => expect(location.pathname).toBe('/'));
    expect(posts()).toEqual([]);
    expect(counts(page)).toEqual([3]);
  });

  test('is ordered once there are enough of them', async () => {
    for (const each of backend.db.orderSettings) each.minimalDeliveryProductCount = 5;
    const page = await atCheckout(3);
    await hear('Yetkazib berish uchun yana 2 ta mahsulot qoʻshing');
    page.addToBasket(mainDish(page), [], 2);
    await press('Buyurtma berish');
    await eventually(() => expect(backend.db.orders).toHaveLength(1));
    expect(backend.db.orders[0]).toMatchObject({ productCount: 5 });
  });
});

describe('an order whose price the server rejects', () => {
  /** The test's backend, which runs `act` first when an order arrives. */
  const onOrder = (act: () => Response | undefined): Backend => ({
    ...backend,
    fetch: (request) => {
      const isOrder = request.method === 'POST' && request.url.endsWith('/orders/v1/orders');
      const own = isOrder ? act() : undefined;
      return own ? Promise.resolve(own) : backend.fetch(request);
    },
  });

  test('shows the new price, keeps the basket and can be confirmed by another press', async () => {
    const page = await atCheckout(3, {
      backend: onOrder(() => {
        if (posts().length === 0) dishOf(page).costPrice += 1000;
        return undefined;
      }),
    });
    await press('Buyurtma berish');
    await hear('Mahsulot narxi oshgan');
    expect(posts().map(({ status }) => status)).toEqual([422]);
    expect(counts(page)).toEqual([3]);
    await press('Roziman');
    await eventually(() => expect(backend.db.orders).toHaveLength(1));
  });

  test('is reported when the server sends only a code, and the basket is kept', async () => {
    const refusals = [{ status: 422, message: 'PRODUCT_OVERPRICED' }];
    // Switches off the contract check: a response made up by a test need not follow it.
    backend.faults.add({ path: '/nowhere', status: 500 });
    const page = await atCheckout(3, {
      backend: onOrder(() => {
        const refusal = refusals.pop();
        return refusal && Response.json(refusal, { status: 422 });
      }),
    });
    await press('Buyurtma berish');
    await hear('Mahsulot narxi oshgan');
    expect(backend.db.orders).toEqual([]);
    expect(counts(page)).toEqual([3]);
    await press('Buyurtma berish');
    await eventually(() => expect(backend.db.orders).toHaveLength(1));
  });
});
