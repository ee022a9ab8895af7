import { chromium } from '@playwright/test';
import type { Browser } from '../../scripts/browser';
import { launchOptionsOf } from '../../scripts/browser';
import { type Driver, frameSelector, type Place, windowSize } from './driver';

/** The browser of the other tests: tells a scenario that is wrong from an engine that differs. */
export async function startChromium(found: Browser): Promise<Driver> {
  const browser = await chromium.launch(launchOptionsOf(found));
  const page = await browser.newPage({ viewport: windowSize, locale: 'en-GB' });

  async function frameOf(place: Place) {
    if (place === 'page') return page.mainFrame();
    const frame = await (await page.waitForSelector(frameSelector)).contentFrame();
    if (!frame) throw new Error('The simulator shows no app.');
    return frame;
  }

  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.evaluate('history.back()')),
    run: async (place, body) => (await frameOf(place)).evaluate(`(() => {${body}})()`),
    press: ({ x, y }) => page.mouse.click(x, y),
    async drag([from, ...way]) {
      if (!from) return;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of way) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
