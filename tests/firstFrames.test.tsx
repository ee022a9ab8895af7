import { beforeEach, expect, test } from 'vitest';
import { customer } from './customer';
import { place } from './e2e/pastOrders';
import { backend, beginJourneys, inBrowser } from './journey';
import { knowSearchTag } from './knowSearchTag';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

// What is opened from a list has what the list knew of it at once, and does not wait for an answer of its own.

beginJourneys({ isNoon: true });
beforeEach(knowSearchTag);

/** From now on the server answers nothing. */
function holdBack(): void {
  backend.fetch = () => new Promise<never>(() => undefined);
}

/** What the next sheet has when it comes into the page, before anything else is done. */
function firstFrame(open: () => void): Promise<Element> {
  const before = new Set(document.querySelectorAll('[role=dialog]'));
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const sheet = [...document.querySelectorAll('[role=dialog]')].find((one) => !before.has(one));
      if (!sheet) return;
      observer.disconnect();
      resolve(sheet.cloneNode(true) as Element);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    open();
  });
}

/** Opens and closes one of the same kind, so that the code is there. */
async function openedBefore(shop: Shown, open: () => void): Promise<void> {
  const count = document.querySelectorAll('[role=dialog]').length;
  open();
  await eventually(() => {
    expect(document.querySelectorAll('[role=dialog]')).toHaveLength(count + 1);
    expect(shop.top().textContent).not.toMatch(/^Yuklanmoqda/);
    expect(shop.all('button', 'Yopish').length).toBe(1);
  });
  await shop.close();
  await eventually(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(count));
}

const parts = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map((each) => each.textContent ?? '');

test('an order opened from its card has its number, status, sum and time', async () => {
  await customer();
  const other = place({ backend }, ['choyxona-oshi']);
  const order = place({ backend }, ['patir']);
  const shop = await showShop(['/profile', '/profile/orders']);
  const card = (id: string) => shop.top().querySelector<HTMLElement>(`[href$="/${id}"]`);
  await eventually(() => expect(card(order.id)).not.toBeNull());
  await openedBefore(shop, () => card(other.id)?.click());
  const sum = card(order.id)?.querySelector('bdi')?.textContent;
  expect(sum).toMatch(/^\d+\s000\ssoʻm$/);
  holdBack();
  const sheet = await firstFrame(() => card(order.id)?.click());
  expect(sheet.textContent).toContain(order.number);
  expect(sheet.textContent).toContain('Rasmiylashtirildi');
  expect(sheet.textContent).toContain(sum);
  expect(sheet.textContent).toContain('04.03.2026');
});

test('a branch opened from its row has its name, address and hours', async () => {
  await inBrowser();
  const shop = await showShop(['/branches']);
  const row = await shop.find('link', /^Chilonzor/);
  const address = backend.db.branches.find(({ id }) => id === 'chilonzor')?.address ?? '';
  holdBack();
  const sheet = await firstFrame(() => row.click());
  expect(parts(sheet, 'h2')).toEqual(['Chilonzor']);
  expect(sheet.textContent).toContain(address);
  expect(sheet.textContent).toMatch(/\(\d\d:\d\d - \d\d:\d\d\)/);
});

test('a story opened from its circle has its name and the picture of the circle', async () => {
  await inBrowser();
  const shop = await showShop([], { withHome: true });
  const circles = () => [...document.querySelectorAll<HTMLElement>('[href^="/stories/"]')];
  await eventually(() => expect(circles().length).toBeGreaterThan(1));
  await openedBefore(shop, () => circles()[1]?.click());
  const [circle] = circles();
  const picture = circle?.querySelector('img') ?? expect.unreachable('A circle has a picture');
  Object.defineProperties(picture, {
    complete: { value: true },
    naturalWidth: { value: 132 },
    currentSrc: { value: 'https://cdn.example/ring.webp' },
  });
  holdBack();
  const sheet = await firstFrame(() => circle?.click());
  expect(sheet.textContent).toContain(circle?.querySelector('[lang], [dir]')?.textContent);
  expect(sheet.innerHTML).toContain('https://cdn.example/ring.webp');
});
