import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a scanner reads from the picture of an element on screen; null if it finds no code. */
export async function readCode(element: Locator): Promise<string | null> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(Uint8ClampedArray.from(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  });
  return found?.data ?? null;
}
