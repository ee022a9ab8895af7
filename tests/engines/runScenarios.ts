import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findEngines } from '../../scripts/engines';
import { root } from '../../scripts/root';
import { startChromium } from './chromium';
import type { Driver, Engine, MakeDriver } from './driver';
import { startFirefox } from './firefox';
import { scenarios } from './scenarios';
import { createScreen } from './screen';
import { type EngineShop, serveEngineShop } from './servedShop';
import { startWebkit } from './webkit';

const makers: Record<Engine, MakeDriver> = {
  chromium: startChromium,
  async firefox() {
    const { firefox, webkit } = await findEngines();
    if (!firefox) throw new Error('There is no Firefox.');
    return startFirefox(firefox, webkit?.xvfb ?? null);
  },
  async webkit() {
    const { webkit } = await findEngines();
    if (!webkit) throw new Error('There is no WebKit.');
    return startWebkit(webkit);
  },
};

/** What the app and the simulator last told each other; empty in the plain browser. */
const lastMessages = async (driver: Driver) =>
  String(
    await driver.run(
      'page',
      `return (window.simulator?.log() ?? []).slice(-20)
        .map(({ at, name, data }) => [at, name, JSON.stringify(data)].join(' ')).join('\\n')`,
    ),
  );

const shots = join(root, 'test-results/engines');

/**
 * A browser's note that sizes changed again within a frame, and are told in the next: nothing is wrong, and the app
 * does not report it either (`device/reporting`).
 */
const sizesTold = /^ResizeObserver loop/;

/** Every scenario in one engine; an engine is a file of its own, so that two run side by side. */
export function runScenarios(engine: Engine): void {
  describe(engine, () => {
    let shop: EngineShop;
    let driver: Driver;
    beforeAll(async () => {
      shop = await serveEngineShop();
    });
    afterAll(() => shop.close());
    // a browser of its own for each test: nothing stored is left
    beforeEach(async () => {
      shop.restore();
      driver = await makers[engine]();
    });
    afterEach(async ({ task }) => {
      try {
        if (task.result?.state === 'fail') {
          await mkdir(shots, { recursive: true });
          const file = `${engine}-${task.name.replaceAll(/[^a-z]+/g, '-')}.png`;
          await writeFile(join(shots, file), await driver.screenshot());
          console.error(await lastMessages(driver));
        }
      } finally {
        await driver.close();
      }
    });

    for (const { title, where, expects = [], before, run } of scenarios) {
      test.each(where)(`${title} (%s)`, async (place) => {
        before?.(shop);
        await driver.open(place === 'plain' ? shop.plainUrl : shop.simulatorUrl());
        await run(createScreen(driver, place === 'plain' ? 'page' : 'app', shop.isQuiet), shop);
        const unexpected = shop
          .takeErrors()
          .filter((text) => ![sizesTold, ...expects].some((one) => one.test(text)));
        expect(unexpected).toEqual([]);
      });
    }
  });
}
