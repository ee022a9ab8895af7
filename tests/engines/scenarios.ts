import { expect } from 'vitest';
import { eventually } from '../until';
import { byKeys } from './byKeys';
import { deliveryByKeys } from './deliveryByKeys';
import { everyWeek } from './everyWeek';
import { gradeByKeys } from './gradeByKeys';
import { arabicByKeys, slowStories, storiesByKeys, undoByKeys } from './homeByKeys';
import { jumpToCategory, manyProducts } from './jumpToCategory';
import { lateStep } from './lateStep';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';
import { addPlov, basket, byDelivery, byPickUp, noNetwork, openThree, pull } from './steps';
import { slowEmptyPlaces, stillPage } from './stillPage';
import { tapsBeforeReact } from './tapsBeforeReact';
import { timeByKeys } from './timeByKeys';

/** What a person does, in any engine. */
export type Scenario = {
  title: string;
  /** the plain browser, and inside the simulator */
  where: readonly ('plain' | 'simulator')[];
  /** errors that belong to it */
  expects?: readonly RegExp[];
  before?: (shop: EngineShop) => void;
  run: (screen: Screen, shop: EngineShop) => Promise<void>;
};

const both = ['plain', 'simulator'] as const;

export const scenarios: readonly Scenario[] = [
  { title: 'an order for pick-up, from the start to accepted', where: both, run: byPickUp },
  { title: 'an order for delivery, with the map', where: both, run: byDelivery },
  {
    title: 'a step back that comes late leaves the page of the order just placed open',
    where: both,
    run: lateStep,
  },
  {
    title: 'taps before React are done once it is there',
    where: ['plain'],
    run: tapsBeforeReact,
  },
  {
    title: 'a place above that stays empty moves nothing of what is read',
    where: ['plain'],
    before: slowEmptyPlaces,
    run: stillPage,
  },
  { title: 'an order for pick-up by keys alone', where: ['plain'], run: byKeys },
  {
    title: 'a delivery by keys: an address by search and map, the order followed and cancelled',
    where: ['plain'],
    run: deliveryByKeys,
  },
  { title: 'a time by keys, in Arabic', where: ['plain'], run: timeByKeys },
  {
    title: 'a problem and stars by keys, in English',
    where: ['plain'],
    run: gradeByKeys,
  },
  {
    title: 'home by keys: stories, undo in the basket, and Arabic with its categories',
    where: ['plain'],
    before: slowStories,
    async run(screen) {
      await storiesByKeys(screen);
      await undoByKeys(screen);
      await screen.driver.key('Escape');
      await screen.sheets();
      await arabicByKeys(screen);
    },
  },
  {
    title: 'Arabic, chosen in the profile, turns the shop around and stays',
    where: both,
    async run(screen) {
      await screen.press('Profil', 'link');
      await screen.press(/^Til/);
      await screen.choose('العربية');
      const page = () =>
        screen.call(screen.place, () => [
          document.documentElement.dir,
          document.documentElement.lang,
        ]);
      await eventually(async () => expect(await page()).toEqual(['rtl', 'ar']));
      await screen.reload();
      await eventually(async () => expect(await page()).toEqual(['rtl', 'ar']));
    },
  },
  {
    title: 'back closes one sheet at a time, and each depth survives a reload',
    where: both,
    async run(screen) {
      await openThree(screen);
      await screen.reload();
      await screen.sheets('Profil', 'Filiallar', 'Markaz');
      await screen.back();
      await screen.sheets('Profil', 'Filiallar');
      await screen.reload();
      await screen.sheets('Profil', 'Filiallar');
      await screen.back();
      await screen.sheets('Profil');
      await screen.press('Yopish');
      await screen.sheets();
    },
  },
  {
    title: 'a jump to a distant category of a large menu lands below the bar, on its products',
    where: both,
    before: manyProducts,
    run: jumpToCategory,
  },
  {
    title: 'what regular customers do: find, order together, say what if it is out, order again',
    where: ['simulator'],
    run: everyWeek,
  },
  {
    title: 'a sheet that is pulled down closes, and one that is let go stays',
    where: ['plain'],
    before: (shop) => {
      shop.before.hasFinger = true;
    },
    async run(screen) {
      await screen.press('Profil', 'link');
      await screen.sheets('Profil');
      await pull(screen, 0.8);
      await screen.sheets('Profil');
      await pull(screen, 0);
      await screen.sheets();
    },
  },
  {
    title: 'without a network it says so, and goes on when it is back',
    where: ['plain'],
    expects: [/fail|load|network|fetch/i],
    async run(screen, shop) {
      await addPlov(screen);
      await screen.pressMain(basket);
      await screen.pressMain(/Rasmiylashtirish/);
      await screen.press(/orqali kirish/);
      await screen.type('Telefon raqami', '901234567');
      shop.isCut = true;
      await screen.press(/Kodni olish/);
      await screen.seesText(noNetwork);
      shop.isCut = false;
      await screen.press(/Kodni olish/);
      await screen.sees('SMS kodi', 'textbox');
      await screen.driver.open(shop.plainUrl);
      await screen.mounted();
      await screen.press(basket);
      await screen.sheets('Savat');
    },
  },
  {
    title: 'where storage is denied an order is placed all the same',
    where: ['plain'],
    before: (shop) => {
      shop.before.isStorageDenied = true;
    },
    run: byPickUp,
  },
];
