import type { Page } from '@playwright/test';
import { openSpecimen } from '../../scripts/shots/camera';
import { screens } from '../../scripts/shots/screens';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** Ids of the gallery's specimens, from its contents. */
async function idsOf(page: Page, mocksOrigin: string): Promise<string[]> {
  await page.goto(`${mocksOrigin}/gallery/`);
  const links = page.getByRole('navigation', { name: 'Contents' }).locator('li a');
  await expect(links.first()).toBeAttached();
  return links.evaluateAll((all) => all.map((link) => (link.getAttribute('href') ?? '').slice(1)));
}

type Specimen = Parameters<typeof openSpecimen>[2];

/** Violations of one specimen on its own. */
async function faultsAt(
  page: Page,
  mocksOrigin: string,
  query: Specimen,
  without: readonly string[] = [],
) {
  await openSpecimen(page, mocksOrigin, query);
  // A screen may mount after the app around it and may retry when offline.
  if (query.connection) await page.locator('main').first().waitFor({ state: 'attached' });
  await bringAxe(page);
  // The gallery's switch sets the theme; otherwise the system does.
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  return (await faultsOf(page, without)).map(
    (fault) => `${Object.values(query).join(' ')}: ${fault}`,
  );
}

/** Loading, empty, failed and overlong states. */
const states = /-(loading|none|empty|missing|nothing|failed|long|offline)$/;
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  const lang = part % 2 === 0 ? 'uz' : 'ar';
  test(`axe finds no violations in the gallery’s states, ${part + 1} of ${parts}, in ${lang}`, async ({
    page,
    shop,
    expectErrors,
  }) => {
    test.setTimeout(600_000);
    expectErrors(/./);
    const ids = (await idsOf(page, shop.mocksOrigin)).filter((id) => states.test(id));
    expect(ids.length).toBeGreaterThan(parts);
    const found: string[] = [];
    for (const specimen of ids.filter((_, index) => index % parts === part))
      found.push(...(await faultsAt(page, shop.mocksOrigin, { specimen, lang })));
    expect(found).toEqual([]);
  });
}

for (const lang of ['uz', 'ar'] as const) {
  test(`axe finds no violations on any offline screen, in ${lang}`, async ({
    page,
    shop,
    expectErrors,
  }) => {
    test.setTimeout(600_000);
    expectErrors(/./);
    const found: string[] = [];
    for (const specimen of Object.values(screens))
      found.push(
        ...(await faultsAt(page, shop.mocksOrigin, { specimen, lang, connection: 'off' })),
      );
    expect(found).toEqual([]);
  });
}

/** Page-level rules, which do not apply to a component. */
const pageRules = [
  'region',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'heading-order',
  'skip-link',
];

for (const lang of ['uz', 'ar'] as const) {
  test(`axe finds no violations in the gallery’s components, in ${lang}`, async ({
    page,
    shop,
    expectErrors,
  }) => {
    test.setTimeout(600_000);
    expectErrors(/./);
    const ids = await idsOf(page, shop.mocksOrigin);
    const found: string[] = [];
    // Components are listed before screens.
    for (const id of ids.slice(0, ids.indexOf('home-opening')))
      found.push(...(await faultsAt(page, shop.mocksOrigin, { specimen: id, lang }, pageRules)));
    expect(found).toEqual([]);
  });
}
