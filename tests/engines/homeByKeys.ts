import { expect } from 'vitest';
import { rest as ar } from '../../src/i18n/ar';
import { first } from '../../src/i18n/ar.home';
import { eventually } from '../until';
import { hasFocus, sheetHasFocus } from './keySteps';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';
import { basket } from './steps';

/** Stories stay as long as they can. */
export const slowStories = ({ backend }: EngineShop) => {
  for (const { items } of backend.db.stories) for (const item of items) item.duration = 30;
};

/** Stories are opened, stopped, stepped through and closed. */
export async function storiesByKeys(screen: Screen) {
  await screen.enter(/^Osh siri/, 'link');
  await screen.sheets('Osh siri');
  await sheetHasFocus(screen);
  await screen.driver.key('Space');
  await screen.sees(/^Davom ettirish/, 'button');
  await screen.reach(/^Yopish/, 'button');
  await screen.reach(/^Davom ettirish/, 'button');
  await screen.driver.key('Enter');
  await screen.sees(/^Toʻxtatib turish/, 'button');
  await hasFocus(screen, /^Toʻxtatib turish/);
  await screen.driver.key('ArrowRight');
  await screen.seesText('Qirq daqiqa dam');
  await screen.driver.key('ArrowLeft');
  await screen.driver.key('Escape');
  await screen.sheets();
  await hasFocus(screen, /^Osh siri/, 'link');
}

/** What is removed from the basket comes back through its notice, without losing the place. */
export async function undoByKeys(screen: Screen) {
  for (const name of ['Issiq patir', 'Kola'])
    await screen.enter(new RegExp(`^Savatga qoʻshish: ${name}`), 'button', 0);
  await screen.enter(basket);
  await screen.sheets('Savat');
  const minus = /^Olib tashlash: /;
  const lines = (count: number) =>
    eventually(async () => {
      expect(await screen.find('button', minus, count - 1)).not.toBeNull();
      expect(await screen.find('button', minus, count)).toBeNull();
    });
  await lines(2);
  await screen.enter(minus);
  await lines(1);
  await hasFocus(screen, minus);
  await screen.driver.key('F6');
  await noticeHasFocus(screen);
  await screen.driver.key('F6');
  await hasFocus(screen, minus);
  await screen.driver.key('F6');
  await noticeHasFocus(screen);
  await screen.driver.key('Enter');
  await lines(2);
  await hasFocus(screen, minus, 'button', 0);

  await screen.enter(minus);
  await lines(1);
  await screen.driver.key('F6');
  await noticeHasFocus(screen);
  await screen.driver.key('Escape');
  await screen.sheets('Savat');
  await hasFocus(screen, minus);
  await screen.enter(minus);
  await hasFocus(screen, /Menyu/);
}

/** The notices are outside of the sheet, which owns them. */
const noticeHasFocus = (screen: Screen) =>
  eventually(async () => {
    const name = await screen.call(screen.place, () => document.activeElement?.textContent);
    expect(name).toBe('Qaytarish');
    await screen.seesFocus();
  });

/** Another language is chosen: the focus returns, and arrows in a row are mirrored. */
export async function arabicByKeys(screen: Screen) {
  await screen.enter('Profil', 'link');
  await screen.sheets('Profil');
  await screen.enter(/^Til/);
  await screen.sheets('Profil', 'Til');
  await screen.reach('Oʻzbekcha', 'radio');
  await screen.reach('العربية', 'radio', -1, 'ArrowDown');
  await screen.sheets('Profil', 'Til');
  await screen.driver.key('Enter');
  await screen.sheets(ar.profile.title);
  await hasFocus(screen, new RegExp(`^${ar.profile.language}`));
  await screen.driver.key('Escape');
  await screen.sheets();
  await hasFocus(screen, first.home.profile, 'link');

  const chips = () =>
    screen.call(screen.place, () =>
      [...document.querySelectorAll('[data-rail] [data-rove] a:not([data-lead])')].map(
        (chip) => chip.textContent ?? '',
      ),
    );
  const [one = '', two = ''] = await chips();
  await screen.reach(one, 'link');
  await screen.reach(two, 'link', -1, 'ArrowLeft');
  await screen.reach(one, 'link', -1, 'ArrowRight');
  await screen.reach(two, 'link', -1, 'ArrowLeft');
  await screen.driver.key('Enter');
  await eventually(async () =>
    expect(
      await screen.call(screen.place, () => document.querySelector('[aria-current]')?.textContent),
    ).toBe(two),
  );
  await hasFocus(screen, two, 'link');
}
