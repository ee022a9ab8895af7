import { edgeOn, plainGrounds } from '../../src/domain/brand/brandEdge';
import { expect, test } from './fixtures';
import { addOne, settingsOf } from './shopSteps';
import { basket } from './steps';

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
