import { expect } from 'vitest';
import { eventually } from '../until';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';
import { accepted, basket, lastCode, plov } from './steps';

/** Types into the field that has got the focus by itself. */
async function typeInto(screen: Screen, label: string, text: string) {
  await eventually(async () =>
    expect((await screen.find('textbox', label))?.isFocused, `focus in ${label}`).toBe(true),
  );
  await screen.driver.type(text);
  await screen.driver.key('Enter');
}

/** A whole order without a mouse: Tab, arrows, Space and Enter. */
export async function byKeys(screen: Screen, shop: EngineShop) {
  await screen.enter(plov, 'button', 0);
  await screen.sheets('Toʻy oshi');
  await screen.reach(/./, 'radio', 0);
  await screen.reach(/Butun porsiya/, 'radio', 0, 'ArrowDown');
  await screen.driver.key('Space');
  await screen.enter(/Qoʻshish/);
  await screen.sheets();
  // The focus is back at the dish.
  expect((await screen.find('button', plov, 0))?.isFocused).toBe(true);

  await screen.enter(basket);
  await screen.sheets('Savat');
  await screen.enter(/Rasmiylashtirish/);
  await screen.enter(/orqali kirish/);
  await typeInto(screen, 'Telefon raqami', '901234567');
  await typeInto(screen, 'SMS kodi', await lastCode(shop));
  await screen.sheets('Savat', 'Buyurtma berish');

  // Back: Tab would leave the page here, for the browser's own controls.
  await screen.reach('Yetkazib berish', 'radio', -1, 'ShiftTab');
  await screen.reach('Olib ketish', 'radio', -1, 'ArrowRight');
  await screen.enter(/Filialni tanlang/);
  await screen.sheets('Savat', 'Buyurtma berish', 'Qayerdan olib ketasiz?');
  await screen.enter(/Shu filialni tanlash/);
  await screen.sheets('Savat', 'Buyurtma berish');
  await screen.enter(/Buyurtma berish/);
  await screen.sheets(accepted);
  expect(shop.backend.db.orders).toMatchObject([{ serviceType: 'PICK_UP' }]);
}
