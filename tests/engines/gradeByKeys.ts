import { expect } from 'vitest';
import { rest as eng } from '../../src/i18n/eng';
import { later, place } from '../e2e/pastOrders';
import { eventually } from '../until';
import { hasFocus, isChecked, setLanguage, sheetHasFocus, signInByKeys } from './keySteps';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';

const { problem, grade, statuses } = eng.orders;
const finished = statuses.CLOSED;
const under = [eng.profile.title, eng.profile.orders];

/** In English: an order's problem is reported, and another gets stars. */
export async function gradeByKeys(screen: Screen, shop: EngineShop) {
  await setLanguage(screen, 'eng');
  const open = (path: string) => screen.driver.open(`${shop.appOrigin}${path}?vendor=demo`);
  await open('/login');
  await signInByKeys(screen, shop, eng.login);
  await screen.sheets();
  const [bad, good] = [place(shop, ['patir', 'kola']), place(shop, ['patir'])];
  later(shop, 60);

  await open(`/profile/orders/${bad.id}`);
  await screen.sheets(...under, finished);
  await screen.enter(problem.action);
  await sheetHasFocus(screen);
  await screen.reach(problem.kinds.missing, 'checkbox');
  await screen.driver.key('Space');
  await isChecked(screen, 'checkbox', problem.kinds.missing);
  await screen.reach(/1 star/, 'radio', 0);
  await screen.driver.key('Space');
  await screen.driver.key('ArrowRight');
  await isChecked(screen, 'radio', /2 stars/, 0);
  await screen.enter(problem.submit);
  await screen.sheets(...under, finished);
  await hasFocus(screen, problem.action);
  expect(bad).toMatchObject({ grade: 2 });

  await open(`/profile/orders/${good.id}`);
  await screen.sheets(...under, finished);
  await screen.enter(grade.action);
  await screen.sheets(...under, finished, grade.action);
  await screen.driver.key('Escape');
  await screen.sheets(...under, finished);
  await hasFocus(screen, grade.action);
  await screen.enter(grade.action);
  await screen.reach(/1 star/, 'radio', 0);
  await screen.driver.key('Space');
  for (let more = 0; more < 3; more += 1) await screen.driver.key('ArrowRight');
  await isChecked(screen, 'radio', /4 stars/, 0);
  await screen.enter(grade.submit);
  await screen.sheets(...under, finished);
  await eventually(() => expect(good).toMatchObject({ grade: 4 }));
  // What opened the sheet is gone.
  await sheetHasFocus(screen);
}
