import type { Page } from '@playwright/test';
import { openSpecimen } from '../../scripts/shots/camera';
import { screens } from '../../scripts/shots/screens';
import { bareTexts } from '../bareTexts';
import { axeTour } from './axe';
import { expect, test } from './fixtures';
import { componentsIn, idsOf, statesIn } from './gallerySpecimens';
import { untilDrawn } from './steps';

test.use({ trace: 'off' });

type Specimen = Parameters<typeof openSpecimen>[2];

/** Opens one specimen on its own, in the system's theme. */
async function show(page: Page, mocksOrigin: string, query: Specimen) {
  await openSpecimen(page, mocksOrigin, query);
  // A screen may mount after the app around it and may retry when offline.
  if (query.connection) await page.locator('main').first().waitFor({ state: 'attached' });
  // A specimen is ready before the files of its sheets have come.
  await page.waitForFunction(() => {
    const { stack = [] } = (history.state ?? {}) as { stack?: readonly unknown[] };
    return document.querySelectorAll('#root > [role=dialog]').length >= stack.length;
  });
  await untilDrawn(page, 2);
  // The gallery's switch sets the theme; otherwise the system does.
  await page.evaluate(() => delete document.documentElement.dataset.theme);
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

type Tour = {
  /** which specimens are visited; `ids` are all of the gallery */
  of: (ids: readonly string[]) => readonly string[];
  parts: number;
  connection?: 'off';
  without?: readonly string[];
};

const tours: Record<string, Tour> = {
  'in the gallery’s states': { of: statesIn, parts: 4 },
  'on any offline screen': { of: () => Object.values(screens), parts: 2, connection: 'off' },
  'in the gallery’s components': {
    of: componentsIn,
    parts: 2,
    without: pageRules,
  },
};

for (const [where, { of, parts, connection, without }] of Object.entries(tours)) {
  for (let part = 0; part < parts; part += 1) {
    // Each specimen in one of two languages: a rule of axe depends on the direction at most.
    const lang = part % 2 === 0 ? 'uz' : 'ar';
    test(`axe finds no violations and no bare text ${where}, ${part + 1} of ${parts}, in ${lang}`, async ({
      page,
      shop,
      expectErrors,
    }) => {
      test.setTimeout(600_000);
      expectErrors(/./);
      const ids = of(await idsOf(page, shop.mocksOrigin));
      expect(ids.length).toBeGreaterThan(parts);
      const look = axeTour(without);
      const found: string[] = [];
      for (const specimen of ids.filter((_, index) => index % parts === part)) {
        const query = { specimen, lang, ...(connection && { connection }) } as const;
        await show(page, shop.mocksOrigin, query);
        // What a translator breaks is looked for on the way (translated.spec has the other screens).
        const bare = await page.locator('#root').evaluate(bareTexts);
        const faults = [...(await look(page)), ...bare];
        found.push(...faults.map((fault) => `${Object.values(query).join(' ')}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}
