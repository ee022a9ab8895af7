import { packBasket } from '../../src/domain/basket/sharedBasket';
import { rest } from '../../src/i18n/ar';
import { paths } from '../../src/navigation/paths';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { misreadNumbers } from './numberOrder';
import { expectBefore } from './rightToLeft';
import { pressIn } from './simulatorSteps';
import { addPlov, basket, expectSheets, press, topSheet } from './steps';
import { misfits } from './textFit';

type Line = Parameters<typeof packBasket>[0][number];

const line = (productId: string, more: Partial<Line> = {}): Line => ({
  key: productId,
  productId,
  choices: [],
  count: 1,
  note: '',
  ...more,
});

const plov = line('toy-oshi', { choices: [{ modificationId: 'portion-1', count: 1 }] });

test('in Telegram a basket is sent under the sender’s first name, opened from the link and added', async ({
  simulator,
}) => {
  const sender = await simulator({ contact: 'grant' });
  await addPlov(sender.app, pressIn(sender.page));
  await pressIn(sender.page)(basket);
  await topSheet(sender.app).getByRole('button', { name: 'Birga buyurtma qilish' }).click();
  await expectSheets(sender.app, 'Savat', 'Birga buyurtma qilish');
  await expect(topSheet(sender.app).getByLabel('Ismingiz')).not.toHaveValue('');
  await topSheet(sender.app).getByLabel('Ismingiz').fill('Aziza');
  await pressIn(sender.page)(/^Havolani yuborish/);
  const shown = sender.page.getByText(/t\.me\/share\/url/);
  await expect(shown).toContainText('startapp%3Dshared_');
  const start = /shared_[\w-]+/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  expect(start.length).toBeLessThanOrEqual(512);

  const { page, app } = await simulator({ contact: 'grant', user: 'timur', language: 'uz', start });
  await expectSheets(app, /Aziza.? yuborgan savat/);
  await expect(topSheet(app).getByText('Toʻy oshi')).toBeVisible();
  await expect(topSheet(app)).toContainText('Butun porsiya');
  await pressIn(page)(/^Savatga qoʻshish/);
  await expectSheets(app, 'Savat');
  await expect(topSheet(app).getByRole('region', { name: /Aziza/ })).toContainText('Toʻy oshi');
});

test('a shared basket is added to one’s own by person, and what is gone is said', async ({
  plain,
  shop,
}) => {
  await addPlov(plain, (text) => press(plain, text));
  const packed = packBasket(
    [plov, line('tandir-somsa', { count: 2 }), line('no-longer-sold'), line('qazili-osh')],
    '\u202eAziza <b>',
  );
  for (const product of shop.backend.db.products) {
    if (product.id === 'qazili-osh') product.amount = 0;
  }
  await plain.goto(`${paths.shared(packed)}&vendor=demo`);
  const sheet = topSheet(plain);
  await expectSheets(plain, '\u2068Aziza <b>\u2069 yuborgan savat');
  const missing = sheet.getByRole('region', { name: 'Hozir mavjud emas' });
  await expect(missing).toContainText('Menyudan olingan mahsulot');
  await expect(missing).toContainText('Tugadi');
  await expect(sheet).toContainText('Savatingiz joyida qoladi');
  await bringAxe(plain);
  expect(await faultsOf(plain)).toEqual([]);

  await press(plain, /^Qolganini savatga qoʻshish/);
  await expectSheets(plain, 'Savat');
  await expect(sheet.getByRole('region', { name: 'Meniki' })).toContainText('Toʻy oshi');
  const theirs = sheet.getByRole('region', { name: /Aziza/ });
  await expect(theirs).toContainText('Toʻy oshi');
  await expect(theirs).toContainText('Tandir somsa');
  expect(await faultsOf(plain)).toEqual([]);

  // Undone, it is as it was.
  await plain.getByRole('button', { name: 'Qaytarish' }).click();
  await expect(theirs).toHaveCount(0);
  await expect(sheet).toContainText('Toʻy oshi');
});

test('a damaged link says so, and leads to the menu', async ({ plain }) => {
  await plain.goto(`${paths.shared('AQIDdGVhACpLxQ')}&vendor=demo`);
  await expect(topSheet(plain)).toContainText('Havola ishlamaydi');
  await press(plain, /Menyuga oʻtish/);
  await expectSheets(plain);
});

test('a basket too large for Telegram opens in the browser, and a larger one is not sent', async ({
  plain,
  shop,
}) => {
  const plainIds = shop.backend.db.products
    .filter((product) => !product.modificationGroups?.length && product.amount == null)
    .filter((product) => !product.productBranch)
    .map(({ id }) => id);
  const lines = plainIds.map((id) => line(id, { note: 'x'.repeat(115) }));
  const add = async (some: readonly Line[]) => {
    await plain.goto(`${paths.shared(packBasket(some, ''))}&vendor=demo`);
    await expect(topSheet(plain)).toBeVisible();
    await press(plain, /^(Savatga|Qolganini savatga) qoʻshish/);
    await expectSheets(plain, 'Savat');
    await press(plain, /^Birga buyurtma qilish/);
    await expectSheets(plain, 'Savat', 'Birga buyurtma qilish');
  };
  const send = topSheet(plain).getByRole('button', { name: 'Havolani yuborish' });
  await add(lines.slice(0, 6));
  await expect(topSheet(plain)).toContainText('brauzerda ochiladi');
  await expect(send).toBeEnabled();
  await add(lines.slice(6, 16));
  await expect(topSheet(plain)).toContainText('ikki boʻlib yuboring');
  await expect(send).toBeDisabled();
  await bringAxe(plain);
  expect(await faultsOf(plain)).toEqual([]);
});

test('from right to left a shared basket names its person first, and says so if it is opened again', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
  const somsa = line('tandir-somsa', { count: 2, note: 'piyozsiz (2)' });
  const packed = packBasket([somsa], 'Aziza (3-qavat)');
  await page.goto(`${paths.shared(packed)}&vendor=demo`);
  const sheet = topSheet(page);
  await expectSheets(page, /^سلة من .*Aziza/);
  const person = sheet.getByRole('heading', { name: 'Aziza', level: 3 });
  await expectBefore(person, sheet.locator('section bdi').first());
  await expectBefore(sheet.getByText('Tandoor samsa'), sheet.getByText('× 2'));
  expect(await misfits(page)).toEqual([]);
  expect(await misreadNumbers(page)).toEqual([]);

  await press(page, new RegExp(`^${rest.orders.again.put}`));
  await expectSheets(page, rest.basket.title);
  await expectBefore(person, sheet.locator('section bdi').first());
  await page.goto(`${paths.shared(packed)}&vendor=demo`);
  await expect(sheet).toContainText(/في سلتك منتجات لهذا الشخص: .*Aziza \(3-qavat\)/);
  expect(await misfits(page)).toEqual([]);
});
