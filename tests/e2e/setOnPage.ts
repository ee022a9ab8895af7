import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';

/** Sets a setting of the build on every document of the shop, as an operator does. */
export async function setOnPage(
  page: Page,
  { appOrigin }: ServedShop,
  name: string,
  value: string,
) {
  await page.route(`${appOrigin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const setting = `<meta name="storefront:${name}" content="${value}">`;
    const body = (await response.text()).replace('<head>', `<head>${setting}`);
    await route.fulfill({ response, body });
  });
}
