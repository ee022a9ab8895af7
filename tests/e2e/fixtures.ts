import { test as base, type FrameLocator, type Page } from '@playwright/test';
import { createBackend } from '../../mocks/backend/app';
import { type ServedShop, serveShop } from '../../mocks/serve';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { type Situation, usual } from '../../mocks/telegram/situation/situation';
import { launchOptionsOf } from '../../scripts/browser';
import { appDir, mocksDir } from '../../scripts/buildShop';
import { untilAlive } from './untilAlive';
import { watchErrors } from './watchErrors';

type Shop = ServedShop & {
  /** the wall's clock of the backend, in milliseconds ahead of this machine's */
  shift: number;
};

/** The simulator's page and the app inside it. */
export type Launched = { page: Page; app: FrameLocator };

type Options = {
  /**
   * When it is, for the backend and for every page; time runs on from there. A Wednesday noon in
   * Tashkent, so that shops are open whenever the tests run. Null leaves the machine's own time.
   */
  now: string | null;
};

type Fixtures = {
  /** the page, opened in the plain browser at the demo shop, and alive */
  plain: Page;
  /** opens the simulator in this situation; what is left out is as usual, without the panel */
  simulator: (situation?: Partial<Situation>) => Promise<Launched>;
  /** lets the test cause these errors; any other on the console, thrown or of a request fails it */
  expectErrors: (...patterns: RegExp[]) => void;
};

type Automatic = { fresh: undefined };

/** A test has a backend of its own worker, back at the seed, and a browser without any memory. */
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
      const found = { executablePath: process.env.CHROMIUM ?? '', env: {} };
      await use({ ...launchOptions, ...launchOptionsOf(found) });
    },
    { scope: 'worker' },
  ],

  baseURL: ({ shop }, use) => use(shop.appOrigin),

  fresh: [
    async ({ shop, context, now }, use) => {
      shop.shift = now === null ? 0 : Date.parse(now) - Date.now();
      shop.backend.reset();
      if (now !== null) await context.addInitScript(shiftDates, shop.shift);
      await context.addInitScript(noteTaps);
      await use(undefined);
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

  plain: async ({ page }, use) => {
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    await use(page);
  },

  simulator: async ({ page, shop }, use) => {
    await use(async (situation = {}) => {
      const query = writeQuery({ ...usual, panel: false, fit: true, ...situation });
      await page.goto(`${shop.mocksOrigin}/telegram/${query}`);
      return { page, app: page.frameLocator('iframe[title="Mini App"]') };
    });
  },
});

export const { expect } = test;

/** Runs in the page: the time of the last tap, for whoever must not be as quick as a double tap. */
function noteTaps() {
  const note = ({ timeStamp }: Event) => Object.assign(globalThis, { lastTap: timeStamp });
  addEventListener('click', note, { capture: true });
}

/** Runs in the page: dates are `shift` milliseconds ahead, timers are the browser's own. */
function shiftDates(shift: number) {
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (Real, args, self) =>
      Reflect.construct(Real, args.length === 0 ? [now() + shift] : args, self),
    get: (Real, name, self) =>
      name === 'now' ? () => now() + shift : Reflect.get(Real, name, self),
  });
}
