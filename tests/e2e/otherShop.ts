import type { Page } from '@playwright/test';
import { demoBotToken } from '../../mocks/backend/bot';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { type Situation, usual } from '../../mocks/telegram/situation/situation';
import { appDir, mocksDir } from '../../scripts/buildShop';
import { createOtherServer } from '../otherServer/createOtherServer';
import { type ServedOther, serveOther } from '../otherServer/serveOther';
import { merchantKey } from '../otherServer/shop';
import type { Options } from '../otherServer/world';
import { test as base, type Launched, pressOnceRested } from './fixtures';
import { untilAlive } from './untilAlive';

/** The foreign server serving the production build (tests/otherServer). */
export type OtherShop = ServedOther & {
  /** Opens the app in the plain browser. */
  open(page: Page, path?: string): Promise<void>;
  /** Opens the app in the simulator, whose bot token the server knows. */
  launch(page: Page, situation?: Partial<Situation>): Promise<Launched>;
};

type Fixtures = {
  /** Server options; `settings` are those of the app's host. */
  otherOptions: Partial<Options> & { settings?: Readonly<Record<string, string>> };
  otherShop: OtherShop;
};

/** A test with a fresh foreign server, whose clock is that of the test's browser. */
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
        const launched = {
          ...usual,
          platform: 'ios' as const,
          panel: false,
          fit: true,
          vendor: merchantKey,
          ...situation,
        };
        await page.goto(`${served.mocksOrigin}/telegram/${writeQuery(launched)}`);
        const app = page.frameLocator('iframe[title="Mini App"]');
        pressOnceRested(page, app);
        return { page, app };
      },
    });
    await served.close();
  },
});
