import { launchBrowser } from '../../scripts/browser';
import { type Driver, windowSize } from './driver';
import { driverOf } from './pageDriver';

/** The browser of the other tests: tells a scenario that is wrong from an engine that differs. */
export async function startChromium(): Promise<Driver> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: windowSize, locale: 'uz-UZ' });
  return driverOf(page, () => browser.close());
}
