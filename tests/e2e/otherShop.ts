import type { Page } from '@playwright/test';
import { demoBotToken } from '../../mocks/backend/bot';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { type Situation, usual } from '../../mocks/telegram/situation/situation';
import { appDir, mocksDir } from '../../scripts/buildShop';
import { createOtherServer } from '../otherServer/createOtherServer';
import { type ServedOther, serveOther } from '../otherServer/serveOther';
import { merchantKey } from '../otherServer/shop';
import type { Options } from '../otherServer/world';
import { test as base, type Launched } from './fixtures';
import { untilAlive } from './untilAlive';

/** The foreign server in front of the production build (tests/otherServer). */
export type OtherShop = ServedOther & {
  /** opens the app in the plain browser */
  open(page: Page, path?: string): Promise<void>;
  /** opens it in the simulator, whose bot this server knows */
  launch(page: Page, situation?: Partial<Situation>): Promise<Launched>;
};

type Fixtures = {
  /** what the server of this test is like; `settings` are those of the app's host */
  otherOptions: Partial<Options> & { settings?: Readonly<Record<string, string>> };
  otherShop: OtherShop;
};

/** A test on the foreign server: nobody has used it, and it tells the time of the test's browser. */
export const test = base.extend<Fixtures>({
  otherOptions: [{}, { option: true }],

  otherShop: async ({ shop, otherOptions }, use) => {
    const { settings = {}, ...options } = otherOptions;
    const now = () => Date.now() + shop.shift;
    const server = createOtherServer({ now, botToken: demoBotToken, ...options });
    const served = await serveOther({ server, appDir, mocksDir, settings });
    await use({
      ...served,
      async open(page, path = '/') {
        const address = new URL(path, served.appOrigin);
        address.searchParams.set('vendor', merchantKey);
        await page.goto(address.href);
        await untilAlive(page);
      },
      async launch(page, situation = {}) {
        const launched = { ...usual, panel: false, fit: true, vendor: merchantKey, ...situation };
        await page.goto(`${served.mocksOrigin}/telegram/${writeQuery(launched)}`);
        return { page, app: page.frameLocator('iframe[title="Mini App"]') };
      },
    });
    await served.close();
  },
});
