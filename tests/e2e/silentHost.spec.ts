import { expect, test } from './fixtures';
import { comeBack, goToPayme, notYet, waiting } from './paySteps';
import { row } from './profileSteps';
import { expectSheets } from './steps';

// A host that answers nothing (src/telegram/waits.ts): nobody waits for it.

test('an invoice that is closed without a word frees the button, and is opened again', async ({
  simulator,
  shop,
}) => {
  shop.backend.db.checkoutLinks = 'invoice';
  const { page, app, pressIn } = await goToPayme(simulator, { invoice: 'cancelled', silent: true });
  await pressIn(/Buyurtma berish/);
  const opened = () =>
    page.evaluate(
      () => window.simulator.log().filter(({ name }) => name === 'web_app_open_invoice').length,
    );
  await expect.poll(opened).toBe(1);
  await comeBack(app);
  await expectSheets(app, new RegExp(`${waiting}|${notYet}`));
  await pressIn(/Toʻlov sahifasini ochish/);
  await expect.poll(opened).toBe(2);
});

test('a popup whose answer never comes leaves no dead button: pressed again, it asks again', async ({
  simulator,
}) => {
  const { page, app } = await simulator({ path: '/profile', contact: 'grant', silent: true });
  const popup = page.getByRole('dialog', { name: /Hisobdan chiqasizmi/ });
  const logOut = row(app, 'Chiqish');
  await logOut.click();
  await popup.getByRole('button').last().click();
  await expect(popup).toHaveCount(0);
  await expect
    .poll(async () => {
      if ((await popup.count()) === 0)
        await logOut.evaluate((button: HTMLElement) => button.click());
      return popup.count();
    })
    .toBe(1);
});
