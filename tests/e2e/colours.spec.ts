import type { Locator, Page } from '@playwright/test';
import { openSpecimen } from '../../scripts/shots/camera';
import { edgeOn, plainGrounds } from '../../src/domain/brand/brandEdge';
import { contrast } from '../../src/domain/brand/contrast';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { addOne, settingsOf } from './shopSteps';
import { basket, expectSheets, plovCard, topSheet } from './steps';

/** The contrast of two of the page's colours, as they are painted. */
async function contrastOf(page: Page, ink: string, ground: string): Promise<number> {
  const [one = '', other = ''] = await page.evaluate(
    (names) => {
      const context = document.createElement('canvas').getContext('2d');
      const probe = document.body.appendChild(document.createElement('i'));
      return names.map((name) => {
        probe.style.color = `var(${name})`;
        if (!context) throw new Error('The browser has no canvas');
        context.fillStyle = getComputedStyle(probe).color;
        context.fillRect(0, 0, 1, 1);
        const [...channels] = context.getImageData(0, 0, 1, 1).data.slice(0, 3);
        return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
      });
    },
    [ink, ground],
  );
  return contrast(one, other);
}

/** What is painted: text and ground of each tile in the merchant's colour, as `#rrggbb`. */
const coloursOf = (tiles: Locator) =>
  tiles.evaluateAll((all) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    const hexOf = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
    };
    return all.map((tile) => {
      const { color, backgroundColor } = getComputedStyle(tile);
      return { text: hexOf(color), ground: hexOf(backgroundColor) };
    });
  });

test('with more contrast hints have 7 to 1 and separators 3 to 1, and chips and a switch that is off have a border; group tiles can be read; with less transparency nothing of a picture is seen through the controls on it', async ({
  page,
  shop,
}) => {
  await becomeCustomer(page, shop);
  await page.goto('/?vendor=demo');
  const chips = page.getByRole('navigation', { name: 'Turkumlar' }).getByRole('link');
  await expect(chips.nth(1)).toBeVisible();

  await test.step('group tiles can be read and do not outshine the page, in light and dark', async () => {
    const own = shop.backend.db.groups.flatMap(({ bgColor }) => bgColor?.toLowerCase() ?? []);
    const tiles = page.locator('main a[href^="#"][style]');
    await expect(tiles.first()).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      const colours = await coloursOf(tiles);
      expect(colours.length).toBeGreaterThan(1);
      for (const { text, ground } of colours) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        if (theme === 'light') expect(own).toContain(ground);
        else expect(contrast(ground, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  await test.step('with more contrast, in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      expect(await contrastOf(page, '--line', '--card')).toBeLessThan(3);
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      for (const ground of ['--bg', '--page', '--card']) {
        expect(await contrastOf(page, '--hint', ground)).toBeGreaterThan(7);
        expect(await contrastOf(page, '--line', ground)).toBeGreaterThan(3);
      }
    }
    await expect(chips.nth(1)).toHaveCSS('outline', / solid 1px$/);
    await page.goto('/checkout?vendor=demo');
    const off = topSheet(page).getByRole('switch', { checked: false }).first();
    await expect(off.locator('xpath=following-sibling::*[last()]')).toHaveCSS(
      'box-shadow',
      /inset/,
    );
  });

  await test.step('with less transparency', async () => {
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
    await page.goto('/?vendor=demo');
    await plovCard(page).click();
    await expectSheets(page, 'Toʻy oshi');
    const dots = topSheet(page).locator('[class*=_dots]');
    await expect(dots).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.4)');
    // Playwright has no option for this wish.
    const client = await page.context().newCDPSession(page);
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    await client.send('Emulation.setEmulatedMedia', { features });
    await expect(dots).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await page.keyboard.press('Escape');
    await expectSheets(page);
    await page.getByRole('link', { name: /Osh siri/ }).click();
    const close = topSheet(page).getByRole('button', { name: 'Yopish' });
    await expect(close.locator('span').first()).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  });
});

for (const { scheme, mainColor } of [
  { scheme: 'light', mainColor: '#ffffff' },
  { scheme: 'dark', mainColor: '#101418' },
] as const) {
  test(`a main colour like the ${scheme} ground is outlined, and Telegram’s button takes its own`, async ({
    page,
    shop,
    simulator,
  }) => {
    Object.assign(settingsOf(shop), {
      mainColor,
      mainColorType: scheme === 'light' ? 'LIGHT' : 'DARK',
    });
    const { page: client, app } = await simulator({ contact: 'grant', theme: scheme });
    await addOne(app);
    await expect(client.getByTestId('main-button')).toHaveCSS(
      'background-color',
      scheme === 'light' ? 'rgb(36, 129, 204)' : 'rgb(82, 136, 193)',
    );
    await expect(app.locator('nav [aria-current]').first()).toHaveCSS('box-shadow', /inset/);

    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/?vendor=demo');
    await addOne(page);
    const edge = edgeOn(mainColor, plainGrounds[scheme]);
    const inBrowser = new RegExp(
      `rgb\\(${[1, 3, 5].map((at) => Number.parseInt(edge.slice(at, at + 2), 16)).join(', ')}\\)`,
    );
    await expect(page.getByRole('button', { name: basket })).toHaveCSS('box-shadow', inBrowser);
    await expect(page.locator('nav [aria-current]').first()).toHaveCSS('box-shadow', inBrowser);
    const ring = page.getByRole('list', { name: 'Hikoyalar' }).locator('a > span').first();
    await expect(ring).toHaveCSS('box-shadow', inBrowser);
  });
}

test.describe('with motion', () => {
  test.use(inMotion);

  test('a text button has no ground in any state, and a busy one keeps its own', async ({
    page,
    shop,
  }) => {
    const none = 'rgba(0, 0, 0, 0)';
    await openSpecimen(page, shop.mocksOrigin, { specimen: 'button', lang: 'uz' });
    // rows of the kinds: normal, disabled, busy, small
    const grounds = (kind: string) => {
      const rows = page.locator('figure', {
        has: page.locator(`:scope > figcaption:text-is("${kind}")`),
      });
      return rows
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    };
    expect(await grounds('text')).toEqual([none, none, none, none]);
    const [normal, disabled, busy] = await grounds('primary');
    expect(busy).toBe(normal);
    expect(disabled).not.toBe(normal);
    const [plain] = await grounds('plain');
    for (const kind of ['primary', 'plain', 'destructive', 'danger'])
      expect((await grounds(kind))[1], kind).toBe(plain);
    const ink = await page
      .locator('button:disabled')
      .evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).color)).size);
    expect(ink).toBe(1);
  });
});
