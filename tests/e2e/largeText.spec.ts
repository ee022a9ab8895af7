import { week } from '../../mocks/backend/seed/week';
import { packBasket } from '../../src/domain/basket/sharedBasket';
import { paths } from '../../src/navigation/paths';
import { expect, test } from './fixtures';
import { expectSheets, press, topSheet } from './steps';
import { misfits, raiseFont } from './textFit';

test.use({ trace: 'off' });

/** Runs in the page, before the app. */
function doubleText() {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  });
}

test('text at 200% in a higher font is whole on a guest’s home while the shop is closed, in filters and on long buttons', {
  tag: '@core:look',
}, async ({ page, shop, context, baseURL }) => {
  for (const branch of shop.backend.db.branches) {
    Object.assign(branch, { deliveryStart: null, deliveryEnd: null, open: null, close: null });
    branch.workHours = [{ type: 'PICK_UP', hours: week('17:00', '22:00') }];
  }
  for (const product of shop.backend.db.products) {
    if (product.id === 'qazili-osh') product.amount = 0;
  }
  await context.addCookies([{ name: 'lang', value: 'ru', url: baseURL ?? '' }]);
  await page.addInitScript(doubleText);
  await raiseFont(page);
  await page.goto('/address/pickup2?vendor=demo');
  await press(page, /Выбрать этот филиал/);
  await expectSheets(page);
  const notice = page.getByRole('button', { name: /Заказать на потом/ });
  await expect(notice).toBeVisible();
  expect(await misfits(page, true)).toEqual([]);
  const group = page.getByRole('link', { name: 'Национальная кухня' }).first();
  expect(await group.evaluate((tile) => tile.scrollWidth - tile.clientWidth)).toBe(0);
  // The category chips do not lie on the notice.
  const isOnTop = await notice.getByText('Сейчас закрыто').evaluate((title) => {
    const { left, top } = title.getBoundingClientRect();
    return title.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(isOnTop).toBe(true);

  await page.goto('/category?id=osh&vendor=demo');
  const chips = topSheet(page).locator('[aria-pressed]').filter({ hasText: 'Сначала' });
  await expect(chips.first()).toBeVisible();
  const cut = await chips.evaluateAll((all) =>
    all.filter((chip) => chip.scrollWidth > chip.clientWidth).map((chip) => chip.textContent),
  );
  expect(cut).toEqual([]);

  const line = { choices: [], count: 1, note: '' };
  const ids = ['tandir-somsa', 'qazili-osh'];
  const packed = packBasket(
    ids.map((id) => ({ ...line, key: id, productId: id })),
    'Aziza',
  );
  await page.goto(`${paths.shared(packed)}&vendor=demo`);
  const label = topSheet(page).getByText('Добавить остальное в корзину');
  await expect(label).toBeVisible();
  expect(await label.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
});
