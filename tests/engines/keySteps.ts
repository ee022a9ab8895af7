import { expect } from 'vitest';
import type { Language } from '../../src/domain/text/language';
import { eventually } from '../until';
import type { Name, Screen } from './screen';
import type { EngineShop } from './servedShop';
import { basket, lastCode, plov } from './steps';

/** This has got the focus, without a key that leads there. */
export const hasFocus = (screen: Screen, name: Name, role = 'button', nth = -1) =>
  eventually(async () =>
    expect((await screen.find(role, name, nth))?.isFocused, `focus on ${role} ${name}`).toBe(true),
  );

/** The sheet that has opened has the focus itself, or something in it. */
export const sheetHasFocus = (screen: Screen) =>
  eventually(async () =>
    expect(
      await screen.call(screen.place, () => {
        const at = document.activeElement;
        const sheet = at?.closest('[role=dialog][aria-modal]');
        return sheet?.matches(':not([inert])') ? 'in the sheet' : at?.outerHTML.slice(0, 120);
      }),
    ).toBe('in the sheet'),
  );

export const isChecked = (screen: Screen, role: string, name: Name, nth = -1) =>
  eventually(async () =>
    expect((await screen.find(role, name, nth))?.isChecked, `${role} ${name} is checked`).toBe(
      true,
    ),
  );

/** Types into the field that has got the focus by itself. */
async function typeInto(screen: Screen, label: string, text: string) {
  await hasFocus(screen, label, 'textbox');
  await screen.driver.type(text);
  await screen.driver.key('Enter');
}

/** The language from the next load on; the page is in Uzbek. */
export async function setLanguage(screen: Screen, language: Language): Promise<void> {
  // Firefox writes an error for texts whose page is left while they load.
  const hasTexts = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/uz-'));
  await eventually(async () => expect(await screen.call('page', hasTexts)).toBe(true));
  await screen.call(
    'page',
    (code: string) => {
      // biome-ignore lint/suspicious/noDocumentCookie: not every engine has a cookie store
      document.cookie = `lang=${code};path=/`;
    },
    language,
  );
}

/** Gives the phone number and the code. */
export async function signInByKeys(
  screen: Screen,
  shop: EngineShop,
  { phone, code }: { phone: string; code: string },
) {
  await typeInto(screen, phone, '901234567');
  await typeInto(screen, code, await lastCode(shop));
}

/** From home to the checkout of somebody who signs in on the way, in Uzbek. */
export async function checkoutByKeys(screen: Screen, shop: EngineShop) {
  await screen.enter(plov, 'link', 0);
  await screen.sheets('Toʻy oshi');
  await screen.reach(/./, 'radio', 0);
  await screen.reach(/Butun porsiya/, 'radio', 0, 'ArrowDown');
  await screen.driver.key('Space');
  await screen.enter(/Qoʻshish/);
  await screen.sheets();
  // The focus is back at the dish.
  await hasFocus(screen, plov, 'link', 0);

  await screen.enter(basket);
  await screen.sheets('Savat');
  // Firefox also stops at what scrolls, where a screen reader has no name to say.
  await screen.driver.key('Tab');
  const isControl = () => document.activeElement?.matches('a, button, input') ?? false;
  expect(await screen.call('page', isControl)).toBe(true);
  await screen.enter(/Rasmiylashtirish/);
  await screen.enter(/orqali kirish/);
  await signInByKeys(screen, shop, { phone: 'Telefon raqami', code: 'SMS kodi' });
  await screen.sheets('Savat', 'Buyurtma berish');
}

/** At the checkout: switches to pick-up at the proposed branch. */
export async function pickUpByKeys(screen: Screen) {
  await screen.reach('Yetkazib berish', 'radio');
  await screen.reach('Olib ketish', 'radio', -1, 'ArrowRight');
  await screen.enter(/Filialni tanlang/);
  await screen.sheets('Savat', 'Buyurtma berish', 'Qayerdan olib ketasiz?');
  await screen.enter(/Shu filialni tanlash/);
  await screen.sheets('Savat', 'Buyurtma berish');
}
