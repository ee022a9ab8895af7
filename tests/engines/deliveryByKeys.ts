import { expect } from 'vitest';
import { eventually } from '../until';
import { checkoutByKeys, hasFocus, isChecked, sheetHasFocus } from './keySteps';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';
import { accepted, streetText } from './steps';

const checkout = ['Savat', 'Buyurtma berish'];

/** To an address that is searched for, and then moved on the map by its arrows. */
async function chooseAddress(screen: Screen) {
  await screen.enter(/Manzilni tanlang/);
  await screen.sheets(...checkout, 'Qayerga yetkazib beramiz?');
  await screen.enter('Manzil qidirish');
  await hasFocus(screen, /./, 'textbox');
  await screen.driver.type('navo');
  await screen.enter(/^Navoiy shoh/);
  await hasFocus(screen, 'Manzil qidirish');
  await eventually(async () => expect(await streetText(screen)).toMatch(/^Navoiy/));

  await screen.reach('Manzil belgilanadigan xarita', 'region');
  const before = await streetText(screen);
  for (let presses = 0; presses < 4; presses += 1) await screen.driver.key('ArrowDown');
  // what is told is another street, once the map is still
  await eventually(async () => expect(['', before]).not.toContain(await streetText(screen)));
  await screen.enter(/^Saqlash/);
  await screen.reach('Nomi', 'textbox');
  await screen.driver.type('Uy');
  await screen.enter(/^Saqlash/);
  await screen.sheets(...checkout);
  await sheetHasFocus(screen);
}

/** A delivery, followed and cancelled. */
export async function deliveryByKeys(screen: Screen, shop: EngineShop) {
  await checkoutByKeys(screen, shop);
  await chooseAddress(screen);
  await screen.enter(/Buyurtma berish/);
  await screen.sheets(accepted);
  expect(shop.backend.db.orders).toMatchObject([
    { serviceType: 'DELIVERY', address: { name: 'Uy' } },
  ]);
  await sheetHasFocus(screen);

  const cancel = 'Buyurtmani bekor qilish';
  await screen.enter(cancel);
  await screen.sheets(accepted, cancel);
  await sheetHasFocus(screen);
  await screen.driver.key('Escape');
  await screen.sheets(accepted);
  await hasFocus(screen, cancel);
  await screen.enter(cancel);
  await screen.sheets(accepted, cancel);
  await screen.reach(/./, 'radio', 0);
  await screen.reach('Boshqa sabab', 'radio', -1, 'ArrowDown');
  await isChecked(screen, 'radio', 'Boshqa sabab');
  await screen.reach('Sababini yozing', 'textbox');
  await screen.driver.type('Mehmonlar kelmadi');
  await screen.enter(cancel);
  await screen.sheets('Buyurtma bekor qilindi');
  expect(shop.backend.db.orders).toMatchObject([{ status: 'CANCELED' }]);
  await sheetHasFocus(screen);
}
