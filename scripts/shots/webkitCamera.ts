import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Language } from '../../src/domain/text/language';
import { type Driver, frameSelector } from '../../tests/engines/driver';
import { startWebkit } from '../../tests/engines/webkit';
import { findEngines } from '../engines';
import { type Camera, isDrawn, phone, type Theme, untilEqual } from './camera';

/** ms between two looks at a page that is not ready */
const lookMs = 200;
const frameMs = 700;
const readyTimeoutMs = 60_000;
/** The browser's own bars are above the page, and its window is at least 447 px wide. */
const windowSize = { width: 480, height: 1000 };

/** WebKit with a phone's frame in its window. */
export async function openWebkit(): Promise<Driver> {
  const { webkit } = await findEngines();
  if (!webkit) throw new Error('There is no WebKit.');
  return startWebkit(webkit, windowSize);
}

/** A phone in WebKit's window that shows specimens of the gallery in one language. */
export function webkitCamera(driver: Driver, origin: string, lang: Language): Camera {
  let shown = '';
  return {
    open(specimen) {
      shown = specimen;
      return Promise.resolve();
    },
    async shoot(theme) {
      const query = new URLSearchParams({ specimen: shown, lang, theme });
      await showInFrame(driver, origin, `${origin}/gallery/?${query}`, theme);
      await untilReady(driver);
      // a screen is imported after the gallery is ready, and the driver does not know whether the network is idle
      return untilEqual(() => screenshot(driver), { equal: 4, most: 24 });
    },
    close: () => Promise.resolve(),
  };
}

/** Replaces a page of the gallery's origin by a frame of a phone's size. */
async function showInFrame(driver: Driver, origin: string, url: string, theme: Theme) {
  await driver.open(`${origin}/gallery/?specimen=none`);
  const size = `position:fixed;inset:0;border:0;width:${phone.width}px;height:${phone.height}px`;
  const scheme = `:root{color-scheme:${theme}}`;
  const frame = `<iframe title="Mini App" style="${size}" src="${url}"></iframe>`;
  const page = JSON.stringify(`<style>${scheme}</style>${frame}`);
  await driver.run('page', `document.documentElement.innerHTML = ${page}; return true`);
}

async function untilReady(driver: Driver): Promise<void> {
  const isReady = `return "ready" in document.documentElement.dataset && (${isDrawn})()`;
  for (const end = Date.now() + readyTimeoutMs; ; await wait(lookMs)) {
    if (await driver.run('app', isReady).catch(() => false)) return;
    if (Date.now() > end) throw new Error(`${frameSelector} is not ready.`);
  }
}

async function screenshot(driver: Driver): Promise<Buffer> {
  await wait(frameMs);
  const whole = sharp(await driver.screenshot());
  return whole
    .extract({ left: 0, top: 0, ...phone })
    .png()
    .toBuffer();
}
