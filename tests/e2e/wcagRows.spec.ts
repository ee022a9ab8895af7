import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { walkTo } from './keyboardSteps';
import { expectSheets, plovCard, topSheet } from './steps';
import { untilAlive } from './untilAlive';
import { walkToCheckout } from './walkToOrder';

test.use(inMotion);

test('2.5.2: a press that ends beside its control does nothing; 2.2.2: banners stand still from the moment that the keyboard reaches them', async ({
  page,
}) => {
  // the timers of banners that run
  await page.addInitScript(() => {
    const { setInterval: start, clearInterval: stop } = window;
    const running = new Set<unknown>();
    Object.assign(window, { running });
    window.setInterval = Object.assign((run: () => void, ms?: number) => {
      const timer = start(run, ms);
      if (ms === 5000) running.add(timer);
      return timer;
    });
    window.clearInterval = (timer) => {
      running.delete(timer);
      stop(timer);
    };
  });
  await page.goto('/?vendor=demo');
  const running = () => page.evaluate(() => Reflect.get(window, 'running').size);
  await untilAlive(page);
  const add = page.getByRole('button', { name: 'Savatga qoʻshish: Issiq patir' }).first();
  for (const control of [plovCard(page), add]) {
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await expectSheets(page);
  }
  await expect(page.getByRole('button', { name: /^Kamaytirish: Issiq patir/ })).toHaveCount(0);
  await expect.poll(running).toBe(1);
  await walkTo(page, page.getByRole('list', { name: 'Takliflar' }));
  await expect.poll(running).toBe(0);
});

test('a product has one heading and says what it requires and costs; time and payment are questions; opening hours a list', async ({
  page,
  shop,
}) => {
  await page.goto('/product/toy-oshi?vendor=demo');
  const sheet = topSheet(page);
  await expect(sheet.getByRole('heading', { name: 'Toʻy oshi' })).toHaveCount(1);
  await expect(sheet.getByRole('group', { name: 'Hajmi' })).toHaveAccessibleDescription(
    /Bittasini tanlang Majburiy/,
  );
  await sheet.locator('label', { hasText: 'Butun porsiya' }).click();
  await expect(sheet.getByRole('button', { name: /^Qoʻshish/ })).toHaveAccessibleName(
    /^Qoʻshish, 42\s000\ssoʻm$/,
  );

  await page.goto('/branches?vendor=demo');
  await sheet.getByRole('link', { name: /^Chilonzor/ }).click();
  await expectSheets(page, 'Filiallar', 'Chilonzor');
  const days = sheet.getByRole('list').getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.and(page.locator('[aria-current=date]'))).toHaveText(/^Chorshanba/);

  await page.goto('/?vendor=demo');
  await walkToCheckout(page, shop);
  for (const [row, question] of [
    [/^Vaqti/, 'Vaqti'],
    [/^Toʻlov/, 'Toʻlov'],
  ] as const) {
    await sheet.getByRole('button', { name: row }).click();
    const answers = sheet.getByRole('radiogroup', { name: question }).getByRole('radio');
    await expect(answers.and(page.locator(':checked'))).toHaveCount(1);
  }
});
