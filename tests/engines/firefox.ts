import puppeteer, { type Frame, type KeyInput } from 'puppeteer-core';
import { type Driver, frameSelector, type Place, windowSize } from './driver';
import { startVirtualScreen } from './virtualScreen';

/**
 * Firefox as it is released, over WebDriver BiDi; on a virtual screen where there is one, since
 * without any it has no WebGL.
 */
export async function startFirefox(executablePath: string, xvfb: string | null): Promise<Driver> {
  const screen = xvfb === null ? null : await startVirtualScreen(xvfb);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: screen === null,
    env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'webgl.force-enabled': true },
  });
  const page = await browser.newPage();
  await page.setViewport(windowSize);

  async function frameOf(place: Place): Promise<Frame> {
    if (place === 'page') return page.mainFrame();
    const element = await page.waitForSelector(frameSelector);
    const frame = await element?.contentFrame();
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
    key: (name) => page.keyboard.press(name satisfies KeyInput),
    screenshot: () => page.screenshot(),
    close: () => browser.close().finally(() => screen?.stop()),
  };
}
