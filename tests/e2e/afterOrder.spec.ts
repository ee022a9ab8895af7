import { expect, test } from './fixtures';
import { later, lookAgain, place } from './pastOrders';
import { plant } from './planted';
import { basket, logIn, press, topSheet } from './steps';

const plain = 'patir';

test('a pick-up order is followed through each of its statuses, on home too', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const { id, number } = place(shop, [plain]);
  await page.goto(`/profile/orders/${id}?vendor=demo`);
  const state = topSheet(page).getByRole('status').first();
  for (const [minutes, text] of [
    [0, 'Rasmiylashtirildi'],
    [1, 'Qabul qilindi'],
    [2, 'Tayyorlanmoqda'],
    [15, 'Tayyor'],
    [22, 'Yakunlandi'],
  ] as const) {
    later(shop, minutes);
    await lookAgain(page);
    await expect(state).toHaveText(text);
    await expect(topSheet(page).locator('[aria-current=step]')).toContainText(text);
  }

  place(shop, [plain]);
  await page.goto('/?vendor=demo');
  const card = page.getByRole('list', { name: 'Faol' }).getByRole('link');
  await expect(card).toContainText('Rasmiylashtirildi');
  await expect(card).not.toContainText(number);
  later(shop, 3);
  await lookAgain(page);
  await expect(card).toContainText('Tayyorlanmoqda');
});

test('34 past orders load in pages of ten, without duplicates or gaps', async ({ page, shop }) => {
  await logIn(page, shop);
  const archiveCalls = () => shop.backend.calls.filter(({ query }) => query.onlyArchive === 'true');
  // Home asks for the newest past orders too.
  await expect.poll(() => archiveCalls().length).toBe(1);
  const placed = Array.from({ length: 34 }, () => place(shop, [plain]).number);
  later(shop, 60);
  await page.goto('/profile/orders?vendor=demo');
  await topSheet(page).locator('label', { hasText: 'Arxiv' }).click();
  // Only the cards near the screen are mounted.
  const cards = topSheet(page).getByRole('listitem');
  const seen = new Map<number, string | undefined>();
  const look = async () => {
    const shown = await cards.evaluateAll((all) => {
      all.at(-1)?.scrollIntoView();
      return all.map((card, index) => ({
        at: Number(card.getAttribute('aria-posinset') ?? index + 1),
        text: card.textContent,
      }));
    });
    for (const { at, text } of shown) seen.set(at, /№\s(\d{4})/.exec(text)?.[1]);
    return seen.size;
  };
  await expect.poll(look).toBe(34);
  const numbers = [...seen].sort(([one], [other]) => one - other).map(([, number]) => number);
  expect(numbers).toEqual(placed.reverse());
  const [, ...pages] = archiveCalls().map(({ query }) => query.page);
  expect(pages).toEqual(['0', '1', '2', '3']);
});

test('when the connection is lost the order stays on screen with its age', async ({
  page,
  shop,
  context,
  expectErrors,
}) => {
  // The connection may be lost while the order's map still loads its worker.
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /Worker failed to load/);
  await plant(page, shop);
  const { id } = place(shop, [plain]);
  await page.goto(`/profile/orders/${id}?vendor=demo`);
  const state = topSheet(page).getByRole('status').first();
  await expect(topSheet(page).getByText('Rasmiylashtirildi').first()).toBeVisible();
  await context.setOffline(true);
  await lookAgain(page);
  await expect(topSheet(page).getByText('Yangilab boʻlmadi')).toBeVisible();
  await expect(topSheet(page).getByText(/12:\d\d dagi holat/)).toBeVisible();
  await expect(topSheet(page).getByText('Rasmiylashtirildi').first()).toBeVisible();
  later(shop, 3);
  await context.setOffline(false);
  await expect(topSheet(page).getByText('Yangilab boʻlmadi')).toBeHidden();
  await expect(state).toHaveText('Tayyorlanmoqda');
});

test('ordering again lists unavailable and more expensive items and adds the rest', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const { id } = place(shop, [plain, 'kola', 'ayron']);
  later(shop, 60);
  const product = (name: string) => shop.backend.db.products.find((each) => each.id === name);
  Object.assign(product('kola') ?? {}, { active: false });
  Object.assign(product('ayron') ?? {}, { costPrice: 99_000 });
  await page.goto(`/profile/orders/${id}?vendor=demo`);
  await press(page, /Yana buyurtma berish/);
  await expect(topSheet(page)).toHaveAccessibleName('Ba’zi narsalar oʻzgargan');
  await expect(topSheet(page).getByText('Endi sotilmaydi')).toHaveCount(1);
  await expect(topSheet(page).getByText(/Qimmatlashdi.*99\s000/)).toHaveCount(1);
  await press(page, /Qolganini savatga qoʻshish/);
  await expect(topSheet(page)).toHaveAccessibleName('Savat');
  await expect(topSheet(page).getByText(/Ayron/)).toBeVisible();
  await expect(topSheet(page).getByText(/Patir/i).first()).toBeVisible();
  await expect(topSheet(page).getByText(/Kola/)).toHaveCount(0);
});

test('an order is cancelled with a custom reason, and a finished order is graded once', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const cancelled = place(shop, [plain]);
  await page.goto(`/profile/orders/${cancelled.id}?vendor=demo`);
  await press(page, /Buyurtmani bekor qilish/);
  await topSheet(page).locator('label', { hasText: 'Boshqa sabab' }).click();
  await press(page, /Buyurtmani bekor qilish/);
  await expect(topSheet(page).getByRole('alert')).toBeVisible();
  await topSheet(page).getByLabel('Sababini yozing').fill('Mehmonlar kelmadi');
  await press(page, /Buyurtmani bekor qilish/);
  await expect(topSheet(page).getByRole('status').first()).toHaveText('Bekor qilindi');
  await expect(topSheet(page).getByText('Mehmonlar kelmadi')).toBeVisible();
  expect(cancelled).toMatchObject({ status: 'CANCELED', reason: 'Mehmonlar kelmadi' });

  const graded = place(shop, [plain]);
  later(shop, 60);
  await page.goto(`/profile/orders/${graded.id}?vendor=demo`);
  await press(page, /Buyurtmani baholash/);
  const order = topSheet(page).getByRole('group', { name: 'Buyurtma yoqdimi?' });
  await order.locator('label').nth(3).click();
  await expect(order.getByRole('radio', { name: '4 yulduz' })).toBeChecked();
  await topSheet(page).getByLabel('Izoh').fill('Non issiq edi');
  await press(page, /Bahoni yuborish/);
  await expect(topSheet(page).getByText('Siz qoʻygan baho')).toBeVisible();
  await expect(topSheet(page).getByRole('button', { name: 'Buyurtmani baholash' })).toHaveCount(0);
  expect(graded).toMatchObject({ grade: 4, gradeComment: 'Non issiq edi' });
});

test('notifications count until they are read and open their order', async ({ page, shop }) => {
  await plant(page, shop);
  const { id, number, userId, merchantId } = place(shop, [plain]);
  const text = { uz: 'Buyurtmangiz tayyor', ru: 'Готов', eng: 'Ready' };
  const notice = { id: 'n1', merchantId, userId, title: text, text, image: null, orderId: id };
  shop.backend.db.notices.push({ ...notice, createdDate: '2026-03-04T06:00:00.000Z' });
  await page.goto('/profile?vendor=demo');
  const row = topSheet(page).getByRole('button', { name: /Bildirishnomalar/ });
  await expect(row).toContainText('3');
  await row.click();
  await expect(topSheet(page).getByText('Yangi', { exact: true })).toHaveCount(3);
  await press(page, /Buyurtmani koʻrish/);
  await expect(topSheet(page)).toHaveAccessibleName(new RegExp(number));
  await page.goto('/profile?vendor=demo');
  await expect(row).not.toContainText('3');
  await expect(page.getByRole('button', { name: basket })).toHaveCount(0);
});
