import sharp from 'sharp';
import { expect } from 'vitest';
import { eventually } from '../until';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';

export const plov = /^Toʻy oshi/;
export const basket = /^Savat(?!ga)/;
export const accepted = 'Buyurtma yuborildi';
export const noNetwork = 'Internet';

export async function addPlov(screen: Screen) {
  await screen.press(plov, 'link', 0);
  await screen.sheets('Toʻy oshi');
  await screen.choose(/Butun porsiya/);
  await screen.pressMain(/Qoʻshish/);
  await screen.sheets();
}

export const lastCode = (shop: EngineShop) =>
  eventually(() => {
    const { code } = shop.backend.db.codes.at(-1) ?? {};
    if (!code) throw new Error('No code has been sent.');
    return code;
  });

/** Types the phone number and the code, in the plain browser. */
async function giveCode(screen: Screen, shop: EngineShop) {
  await screen.type('Telefon raqami', '901234567');
  await screen.press(/Kodni olish/);
  await screen.sees('SMS kodi', 'textbox');
  await screen.type('SMS kodi', await lastCode(shop));
  await screen.press(/Tasdiqlash/);
}

export async function goToCheckout(screen: Screen, shop: EngineShop) {
  await addPlov(screen);
  await screen.pressMain(basket);
  await screen.sheets('Savat');
  await screen.pressMain(/Rasmiylashtirish/);
  if (screen.place === 'page') {
    await screen.press(/orqali kirish/);
    await giveCode(screen, shop);
  }
  await screen.sheets('Savat', 'Buyurtma berish');
}

/** At the checkout: switches to pick-up at the proposed branch. */
export async function pickUp(screen: Screen) {
  await screen.choose('Olib ketish');
  await screen.pressMain(/Filialni tanlang/);
  await screen.pressMain(/Shu filialni tanlash/);
  await screen.sheets('Savat', 'Buyurtma berish');
}

/** Orders, and expects this one order on the server. */
export async function placeOrder(screen: Screen, shop: EngineShop, serviceType: string) {
  await screen.pressMain(/Buyurtma berish/);
  await screen.sheets(accepted);
  expect(shop.backend.db.orders).toHaveLength(1);
  expect(shop.backend.db.orders[0]).toMatchObject({ serviceType });
}

export const byPickUp = async (screen: Screen, shop: EngineShop) => {
  await goToCheckout(screen, shop);
  await pickUp(screen);
  await placeOrder(screen, shop, 'PICK_UP');
};

/** The centre of the map, clear of the pin's card and the buttons. */
const mapMiddle = { x: 200, y: 330 };

/** The street at the pin; empty while the map moves or the place is looked up. */
export const streetText = async (screen: Screen) =>
  screen.call(screen.place, () => {
    if (document.querySelector('[data-lifted]')) return '';
    const card = document.querySelector(
      '[role=dialog][aria-modal]:not([inert]) [role=status] p[dir=auto]',
    );
    return card?.textContent ?? '';
  });

/** Waits until the map's own pixels are on screen, not its background alone. */
const seesMap = (screen: Screen) =>
  eventually(async () => {
    const hasCanvas = await screen.call(
      screen.place,
      () => document.querySelector('canvas') !== null,
    );
    expect(hasCanvas, 'a map in the place of its placeholder').toBe(true);
    const { x: left, y: top } = mapMiddle;
    const part = sharp(await screen.driver.screenshot()).extract({
      left: left - 100,
      top,
      width: 200,
      height: 100,
    });
    const { data } = await part.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 3) colours.add(data.subarray(at, at + 3).join());
    expect(colours.size, 'colours of the map').toBeGreaterThan(20);
    // The processor alone draws it.
  }, 60_000);

/** The address is found on the map: it is drawn, dragged and named. */
export const byDelivery = async (screen: Screen, shop: EngineShop) => {
  await goToCheckout(screen, shop);
  await screen.press(/Manzilni tanlang/);
  await eventually(async () => expect(await streetText(screen)).not.toBe(''));
  await seesMap(screen);
  const before = await streetText(screen);
  const { x, y } = mapMiddle;
  const way = [0, 1, 2, 3, 4, 5, 6].map((step) => ({ x: x - step * 8, y: y + step * 14 }));
  await screen.drag(way);
  await eventually(async () => expect(['', before]).not.toContain(await streetText(screen)));
  await screen.pressMain(/^Saqlash/);
  await screen.type('Nomi', 'Uy');
  await screen.pressMain(/^Saqlash/);
  await eventually(() => expect(shop.backend.db.addresses).toHaveLength(1));
  await screen.sheets('Savat', 'Buyurtma berish');
  await placeOrder(screen, shop, 'DELIVERY');
};

/** Opens profile, branches and one branch, each over the last. */
export async function openThree(screen: Screen) {
  await screen.press('Profil', 'link');
  await screen.sheets('Profil');
  await screen.press(/^Filiallar/);
  await screen.sheets('Profil', 'Filiallar');
  await screen.press(/^Markaz/, 'link');
  await screen.sheets('Profil', 'Filiallar', 'Markaz');
}

/**
 * Pulls the top sheet down to a fraction of its height above the open position. No engine here can
 * be given a real finger: the events and the scrolling of one are played.
 */
export async function pull(screen: Screen, fraction: number) {
  await screen.call(
    screen.place,
    (given: number) => {
      const panes = document.querySelectorAll('[role=dialog]:not([inert]) [data-scroller]');
      const pane = panes[panes.length - 1];
      if (!pane) throw new Error('There is no sheet.');
      const touch = (type: string) => pane.dispatchEvent(new Event(type, { bubbles: true }));
      touch('touchstart');
      touch('touchmove');
      pane.scrollTop *= given;
      pane.addEventListener('scroll', () => touch('touchend'), { once: true });
    },
    fraction,
  );
}
