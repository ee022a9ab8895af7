import type { Page } from '@playwright/test';
import type { SettingName } from '../../deploy/shopHost';
import type { ServedShop } from '../../mocks/serve';

/** Sets settings of the build on the app's pages, as an operator does. */
export async function setOnPage(
  page: Page,
  { appOrigin }: Pick<ServedShop, 'appOrigin'>,
  settings: Partial<Record<SettingName, string>>,
) {
  const tags = Object.entries(settings)
    .map(([name, value]) => `<meta name="storefront:${name}" content="${value}">`)
    .join('');
  const isPage = (url: URL) => url.origin === appOrigin && !/\.|^\/api\//.test(url.pathname);
  await page.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('<head>', `<head>${tags}`);
    await route.fulfill({ response, body });
  });
}
