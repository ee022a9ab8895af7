import { test as base, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { createBackend } from '../../mocks/backend/app';
import { type ServedShop, serveShop } from '../../mocks/serve';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { type Situation, usual } from '../../mocks/telegram/situation/situation';
import { launchOptionsOf } from '../../scripts/browser';
import { appDir, mocksDir } from '../../scripts/buildShop';
import { untilRested } from './pastDoubleTap';
import { untilAlive } from './untilAlive';
import { watchErrors } from './watchErrors';

type Shop = ServedShop & {
  /** The backend's clock, ms ahead of this machine's. */
  shift: number;
};

/** The simulator's page and the app inside it. */
export type Launched = { page: Page; app: FrameLocator };

type Options = {
  /**
   * The time for the backend and every page, which runs on from there: Wednesday noon in Tashkent,
   * so that shops are always open. Null uses the machine's time.
   */
  now: string | null;
};

type Fixtures = {
  /** The demo shop in the plain browser, with React mounted. */
  plain: Page;
  /** Opens the simulator without its panel, by default as if on a phone, an iPhone. */
  simulator: (situation?: Partial<Situation>) => Promise<Launched>;
  /** Allows these errors; any other console error, exception or failed request fails the test. */
  expectErrors: (...patterns: RegExp[]) => void;
};

type Automatic = { fresh: undefined };

/** Each test gets a freshly seeded backend of its worker and a browser without storage. */
export const test = base.extend<Options & Fixtures & Automatic, { shop: Shop }>({
  now: ['2026-03-04T12:00:00+05:00', { option: true }],

  shop: [
    async ({}, use) => {
      const clock = { shift: 0 };
      const backend = createBackend({ now: () => Date.now() + clock.shift });
      const served = await serveShop({ backend, appDir, mocksDir });
      const shop = Object.assign(clock, served);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ...launchOptionsOf(process.env.CHROMIUM ?? '') });
    },
    { scope: 'worker' },
  ],

  baseURL: ({ shop }, use) => use(shop.appOrigin),

  fresh: [
    async ({ shop, context, now }, use) => {
      shop.shift = now === null ? 0 : Date.parse(now) - Date.now();
      shop.backend.reset();
      if (now !== null) await context.addInitScript(shiftDates, shop.shift);
      await use(undefined);
      // A request that a test answers itself may be under way when the test has ended.
      for (const routed of [context, ...context.pages()]) {
        await routed.unrouteAll({ behavior: 'ignoreErrors' }).catch((error) => {
          // What a test makes of a page that the browser gave up is its own matter.
          if (!/crashed/.test(String(error))) throw error;
        });
      }
    },
    { auto: true },
  ],

  expectErrors: [
    async ({ context }, use) => {
      const { expected, assertNone } = await watchErrors(context);
      await use((...patterns) => expected.push(...patterns));
      assertNone();
    },
    { auto: true },
  ],

  page: async ({ page }, use) => {
    const { keyboard } = page;
    const press = keyboard.press.bind(keyboard);
    // A key presses what has the focus, which nothing keeps from being reached: a person has seen it.
    keyboard.press = async (key, how) => {
      if (key === 'Enter' || key === 'Space') await untilRested(page);
      await press(key, how);
    };
    await use(page);
  },

  plain: async ({ page }, use) => {
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    await use(page);
  },

  simulator: async ({ page, shop }, use) => {
    const second = () => Math.floor((Date.now() + shop.shift) / 1000);
    let launchedAt = 0;
    const app = page.frameLocator('iframe[title="Mini App"]');
    pressOnceRested(page, app);
    await use(async (situation = {}) => {
      // init data of the same second are the same, by which the app tells a reload from a launch
      await expect.poll(second).not.toBe(launchedAt);
      launchedAt = second();
      const query = writeQuery({
        ...usual,
        platform: 'ios',
        panel: false,
        fit: true,
        ...situation,
      });
      await page.goto(`${shop.mocksOrigin}/telegram/${query}`);
      return { page, app };
    });
  },
});

export const { expect } = test;

/**
 * Telegram's buttons are outside the app and can be pressed before a press counts there
 * (src/ui/rest.ts): a person presses what they have seen. `page.locator` presses at once.
 */
export function pressOnceRested(page: Pick<Page, 'getByRole' | 'getByTestId'>, app: FrameLocator) {
  const patient = (found: Locator) => {
    const click = found.click.bind(found);
    found.click = async (how) => {
      await expect(found).toBeEnabled();
      await untilRested(app);
      await click(how);
    };
    return found;
  };
  const { getByRole, getByTestId } = page;
  page.getByRole = (...what) => patient(getByRole.apply(page, what));
  page.getByTestId = (...what) => patient(getByTestId.apply(page, what));
}

/** Runs in the page: dates are `shift` ms ahead, and what `passTime` adds; timers stay real. */
function shiftDates(shift: number) {
  const { now: realNow } = Date;
  const now = () => realNow() + shift + Number(Reflect.get(globalThis, 'passedMs') ?? 0);
  globalThis.Date = new Proxy(Date, {
    construct: (Real, args, self) =>
      Reflect.construct(Real, args.length === 0 ? [now()] : args, self),
    get: (Real, name, self) => (name === 'now' ? now : Reflect.get(Real, name, self)),
  });
}

/** Time passes on the device, as while a page is frozen: its timers do not run. */
export const passTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate((passed) => void Reflect.set(globalThis, 'passedMs', passed), ms);
