import { expect } from 'vitest';
import { rest as ar } from '../../src/i18n/ar';
import { eventually } from '../until';
import {
  checkoutByKeys,
  hasFocus,
  isChecked,
  pickUpByKeys,
  setLanguage,
  sheetHasFocus,
} from './keySteps';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';

const { schedule, checkout } = ar;
/** With the minutes below it. */
const soon = new RegExp(`^${schedule.soon}`);

/** A time is chosen at the checkout in Arabic, where arrows to a side are mirrored. */
export async function timeByKeys(screen: Screen, shop: EngineShop) {
  await checkoutByKeys(screen, shop);
  await pickUpByKeys(screen);
  await setLanguage(screen, 'ar');
  await screen.reload();
  const atCheckout = [ar.basket.title, checkout.title];
  await screen.sheets(...atCheckout);

  await screen.enter(new RegExp(`^${schedule.title}`));
  await screen.reach(soon, 'radio');
  await screen.reach(schedule.later, 'radio', -1, 'ArrowLeft');
  // Moving has opened nothing.
  await isChecked(screen, 'radio', soon);
  await screen.reach(soon, 'radio', -1, 'ArrowRight');
  await screen.reach(schedule.later, 'radio', -1, 'ArrowDown');
  await screen.driver.key('Enter');
  await screen.sheets(...atCheckout, schedule.pick);
  await sheetHasFocus(screen);

  // The browser's own radio buttons: WebKit mirrors no arrows there, up and down are the same.
  await screen.reach(/./, 'radio', 0);
  await screen.driver.key('ArrowDown');
  await isChecked(screen, 'radio', /./, 1);
  await hasFocus(screen, /./, 'radio', 1);
  await screen.reach(/\d:\d/, 'radio', 0);
  await screen.driver.key('Space');
  await screen.driver.key('ArrowDown');
  await isChecked(screen, 'radio', /\d:\d/, 1);
  await screen.enter(/\d:\d/);
  await screen.sheets(...atCheckout);
  await isChecked(screen, 'radio', new RegExp(schedule.later));
  await hasFocus(screen, new RegExp(schedule.later), 'radio');

  await screen.enter(new RegExp(`^${schedule.change}`));
  await screen.sheets(...atCheckout, schedule.pick);
  await screen.driver.key('Escape');
  await hasFocus(screen, new RegExp(`^${schedule.change}`));
  await screen.enter(new RegExp(`^${checkout.submit}`));
  await screen.sheets(checkout.placedTitle);
  await eventually(() => expect(shop.backend.db.orders).toMatchObject([{ status: 'AT_TIME' }]));
}
