import type { Locator } from '@playwright/test';
import { expect } from './fixtures';

export const box = async (place: Locator) => {
  await expect(place).toBeVisible();
  const found = await place.boundingBox();
  if (!found) throw new Error('The element is not visible');
  return found;
};
export const middle = async (place: Locator) => {
  const { x, width } = await box(place);
  return x + width / 2;
};
/** `one` starts to the right of `other`, so it is read first. */
export const expectBefore = async (one: Locator, other: Locator) =>
  expect(await middle(one)).toBeGreaterThan(await middle(other));
