import { chromium } from '@playwright/test';
import type { Browser } from '../../scripts/browser';
import { launchOptionsOf } from '../../scripts/browser';
import { type Driver, windowSize } from './driver';
import { driverOf } from './pageDriver';

/** The browser of the other tests: tells a scenario that is wrong from an engine that differs. */
export async function startChromium(found: Browser): Promise<Driver> {
  const browser = await chromium.launch(launchOptionsOf(found));
  const page = await browser.newPage({ viewport: windowSize, locale: 'uz-UZ' });
  return driverOf(page, () => browser.close());
}
