import puppeteer from 'puppeteer-core';
import { fontFolders } from '../../scripts/fonts';
import { type Driver, windowSize } from './driver';
import { driverOf } from './pageDriver';
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
    extraPrefsFirefox: {
      'intl.accept_languages': 'uz',
      'webgl.force-enabled': true,
      // Its pages read no other files, and would show boxes for letters.
      'security.sandbox.content.read_path_whitelist': fontFolders.map((path) => `${path}/`).join(),
    },
  });
  const page = await browser.newPage();
  await page.setViewport(windowSize);
  return driverOf(page, () => browser.close().finally(() => screen?.stop()));
}
