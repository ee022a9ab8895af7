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

/** The first character of a Latin text is on the left of its second. */
export const expectInOrder = (shown: Locator) =>
  expect
    .poll(() =>
      shown.evaluate((each) => {
        const text = document.createTreeWalker(each, NodeFilter.SHOW_TEXT).nextNode();
        const [first = 0, second = 0] = [0, 1].map((at) => {
          const range = document.createRange();
          if (text) range.setStart(text, at);
          if (text) range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        });
        return first < second;
      }),
    )
    .toBe(true);

/** A text begins or ends on the right of its place. */
export const expectOnTheRight = (shown: Locator) =>
  expect
    .poll(() =>
      shown.evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return each.getBoundingClientRect().right - range.getBoundingClientRect().right;
      }),
    )
    .toBeLessThan(2);
