import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { phone, sent } from './simulatorSteps';
import { plovCard, type Screen } from './steps';

/** The colours that the app's screen shows beside Telegram's frame. */
const shown = (app: Screen) =>
  app.locator('html').evaluate((html) => {
    const hex = (color: string) =>
      `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    const home = document.elementFromPoint(2, 2);
    const background = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : '';
      return element && /^$|, 0\)$/.test(color) ? background(element.parentElement) : hex(color);
    };
    return { top: background(home), page: background(html) };
  });

const frame = async (page: Page) => {
  const { headerColor, backgroundColor, bottomBarColor } = await phone(page);
  return { headerColor, backgroundColor, bottomBarColor };
};

test('Telegram’s frame has the colours of the screen in it, before that is shown', async ({
  simulator,
}) => {
  for (const [theme, ground, bottom] of [
    ['dark', '#17212b', '#17212b'],
    ['light', '#ffffff', '#f4f4f5'],
  ] as const) {
    const { page, app } = await simulator({ contact: 'grant', theme });
    await expect(plovCard(app)).toBeVisible();
    await expect.poll(async () => (await phone(page)).ready).toBe(true);
    const same = { headerColor: ground, backgroundColor: ground, bottomBarColor: bottom };
    expect(await frame(page)).toEqual(same);
    expect(await shown(app)).toEqual({ top: ground, page: ground });
    const order = await page.evaluate(() =>
      window.simulator
        .log()
        .filter(({ direction }) => direction === 'from app')
        .map(({ name }) => name)
        .filter((name) => /color|web_app_ready/.test(name)),
    );
    // Telegram's answer with its palette, which comes at any time, repeats them.
    expect(order.slice(0, 4)).toEqual([
      'web_app_set_header_color',
      'web_app_set_background_color',
      'web_app_set_bottom_bar_color',
      'web_app_ready',
    ]);
  }
  const { page, app } = await simulator({ contact: 'grant', theme: 'light' });
  await expect(plovCard(app)).toBeVisible();
  await page.evaluate(() => window.simulator.setTheme('dark'));
  await expect.poll(async () => (await phone(page)).headerColor).toBe('#17212b');
  expect(await shown(app)).toEqual({ top: '#17212b', page: '#17212b' });
});

test('around a story the frame is black, and afterwards as before', async ({ simulator }) => {
  const { page, app } = await simulator({ contact: 'grant', path: '/stories/story-kuz' });
  await expect
    .poll(() => frame(page))
    .toEqual({
      headerColor: '#000000',
      backgroundColor: '#000000',
      bottomBarColor: '#000000',
    });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(plovCard(app)).toBeVisible();
  await expect.poll(async () => (await phone(page)).headerColor).toBe('#ffffff');
});

test('an old client is sent only what it knows', async ({ simulator }) => {
  for (const version of ['6.0', '6.8', '7.9'] as const) {
    const { page, app } = await simulator({ version, contact: 'grant' });
    await expect(plovCard(app)).toBeVisible();
    await expect.poll(async () => (await phone(page)).ready).toBe(true);
    await page.evaluate(() => window.simulator.setTheme('dark'));
    await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
    await app.getByRole('link', { name: 'Profil' }).click();
    await expect(app.getByRole('dialog')).toBeVisible();
    const refused = await page.evaluate(() =>
      window.simulator
        .log()
        .filter(({ direction, refusal }) => direction === 'from app' && refusal)
        .map(({ name, refusal }) => `${name}: ${refusal}`),
    );
    expect(refused, version).toEqual([]);
    const header = await sent(page, 'web_app_set_header_color');
    if (version === '6.8') expect(header).toEqual([{ color_key: 'bg_color' }]);
  }
});
