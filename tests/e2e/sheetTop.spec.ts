import { clients } from '../../mocks/telegram/protocol/clients';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { addPlov, atRest, plovCard, type Screen, topSheet } from './steps';

test.use(inMotion);

/** How far the top sheet's content is scrolled, in CSS pixels: 0 when its top is seen. */
const scrolledBy = (screen: Screen) =>
  topSheet(screen)
    .locator('[data-scroller]')
    .evaluate((pane) => {
      const panel = pane.firstElementChild?.getBoundingClientRect();
      return Math.round(Math.max(0, pane.getBoundingClientRect().top - (panel?.top ?? 0)));
    });

for (const client of clients) {
  test(`in the client ${client} a dish is shown from its picture’s top when the main button comes and goes`, async ({
    simulator,
  }) => {
    const { page, app } = await simulator({ client, contact: 'grant' });
    const button = page.getByTestId('main-button');
    await plovCard(app).click();
    await expect(topSheet(app)).toHaveAccessibleName('Toʻy oshi');
    await expect(button).toBeVisible();
    await atRest(app);
    await expect.poll(() => scrolledBy(app)).toBe(0);
    await page.setViewportSize({ width: 390, height: 700 });
    await expect.poll(() => scrolledBy(app)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => scrolledBy(app)).toBe(0);
  });
}

test('content that was scrolled stays where it was when the window gets lower and higher', async ({
  plain,
}) => {
  await addPlov(plain, async (text) => plain.getByRole('button', { name: text }).last().click());
  await plovCard(plain).click();
  await expect(topSheet(plain)).toHaveAccessibleName('Toʻy oshi');
  await atRest(plain);
  const pane = topSheet(plain).locator('[data-scroller]');
  await pane.evaluate((each) => each.scrollBy(0, 120));
  await expect.poll(() => scrolledBy(plain)).toBe(120);
  const height = () => pane.evaluate((each) => each.clientHeight);
  const tall = await height();
  for (const [viewport, expected] of [
    [700, tall - 144],
    [844, tall],
  ] as const) {
    await plain.setViewportSize({ width: 390, height: viewport });
    await expect.poll(height).toBe(expected);
    await expect.poll(() => scrolledBy(plain)).toBe(120);
  }
});
