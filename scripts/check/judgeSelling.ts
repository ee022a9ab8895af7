import {
  type Branch,
  branchState,
  hoursTypeOf,
  pickupBranches,
} from '../../src/domain/branches/branch';
import { arrangeCatalog, type Catalog, isSoldIn } from '../../src/domain/catalog/catalog';
import { availability } from '../../src/domain/catalog/stock';
import { withoutUntrackedStock } from '../../src/domain/catalog/stockTracking';
import { mayDeliver, offeredServices } from '../../src/domain/delivery/serviceType';
import {
  defaultSettings,
  hasBasket,
  type Merchant,
  type MerchantSettings,
} from '../../src/domain/merchant';
import { offeredPayments } from '../../src/domain/order/payment';
import type { HoursType } from '../../src/domain/time/schedule';
import { type Answers, answerOf } from '../realShop/askShop';
import type { Find } from './finding';

/** The reads that `judgeSelling` goes by, besides the merchant. */
export const sellingReads = ['settings', 'catalogue', 'catalogue in Telegram', 'branches'] as const;

type Clock = { now: number; timeZone: string };

export const isOn = ({ isActive, deleted }: Merchant): boolean => isActive && !deleted;

/** Says by the shop's own rules whether a merchant sells. One who is switched off is asked nothing further. */
export function judgeSelling(find: Find, merchant: Merchant, answers: Answers, clock: Clock): void {
  const outcome = isOn(merchant) ? 'on' : 'off';
  find('sells.active', outcome, `isActive: ${merchant.isActive ? 'yes' : 'no'}`);
  if (outcome === 'off') return;
  const told = answerOf<MerchantSettings>(answers, 'settings');
  const settings = told ?? defaultSettings;
  const branches = answerOf<Branch[]>(answers, 'branches');
  const active = (branches ?? []).filter(({ isActive }) => isActive);
  judgeGoods(find, settings, answers, active);
  if (branches === null) find('sells.hours', 'unread', 'no branches');
  else judgeHours(find, settings, active, clock);
  if (told === null) find('sells.payment', 'unread', 'no settings');
  else judgePayment(find, told);
  judgeService(find, settings, active);
}

function judgeGoods(
  find: Find,
  settings: MerchantSettings,
  answers: Answers,
  branches: readonly Branch[],
) {
  const web = answerOf<Catalog>(answers, 'catalogue');
  const telegram = answerOf<Catalog>(answers, 'catalogue in Telegram');
  if (web === null && telegram === null) return find('sells.goods', 'unread', 'no catalogue');
  const inWeb = countGoods(web, branches);
  const inTelegram = countGoods(telegram, branches);
  const came = `${inTelegram.forSale} in Telegram, ${inWeb.forSale} in a browser`;
  if (inWeb.shown + inTelegram.shown === 0) find('sells.goods', 'none', 'no products');
  else if (inWeb.forSale + inTelegram.forSale === 0)
    find('sells.goods', 'notForSale', `0 of ${Math.max(inWeb.shown, inTelegram.shown)} products`);
  else if (!hasBasket(settings)) find('sells.goods', 'viewOnly', came);
  else if (inTelegram.forSale === 0) find('sells.goods', 'telegramEmpty', came);
  else find('sells.goods', inWeb.forSale === 0 ? 'browserEmpty' : 'some', came);
}

/** How many products home shows, and how many of them go into a basket. */
function countGoods(catalog: Catalog | null, branches: readonly Branch[]) {
  if (catalog === null) return { shown: 0, forSale: 0 };
  const sections = arrangeCatalog(withoutUntrackedStock(catalog, false), null).flatMap(
    ({ categories }) => categories,
  );
  const forSale = sections
    .filter(({ category }) => !category.isWithoutCart)
    .flatMap(({ products }) => products)
    .filter((product) => availability(product) === 'available')
    .filter((product) => branches.length === 0 || branches.some(({ id }) => isSoldIn(product, id)));
  const shown = sections.reduce((sum, { products }) => sum + products.length, 0);
  return { shown, forSale: forSale.length };
}

function judgeHours(
  find: Find,
  { flags }: MerchantSettings,
  branches: readonly Branch[],
  clock: Clock,
) {
  if (branches.length === 0) return find('sells.hours', 'noBranch', 'no active branch');
  const isOpenFor = (branch: Branch, type: HoursType) => {
    const state = branchState(branch, clock, type);
    return state.isOpen || state.opening !== null;
  };
  const services = offeredServices(flags, branches);
  const open = branches.filter((branch) =>
    services.length === 0
      ? isOpenFor(branch, hoursTypeOf(branch))
      : services.some((type) => doing(type, branches).includes(branch) && isOpenFor(branch, type)),
  );
  const came = `${open.length} of ${branches.length} branches`;
  find('sells.hours', open.length > 0 ? 'open' : 'closed', came);
}

const doing = (type: HoursType, branches: readonly Branch[]): readonly Branch[] =>
  type === 'PICK_UP' ? pickupBranches(branches) : branches.filter(mayDeliver);

function judgePayment(find: Find, { flags, payments: configs }: MerchantSettings) {
  const typesIn = (channel: 'TG' | 'WEB') =>
    offeredPayments({ flags, configs, channel, cards: [] }).map(({ type }) => type);
  const [telegram, web] = [typesIn('TG'), typesIn('WEB')];
  const came = [...new Set([...telegram, ...web])].join(', ') || 'none';
  if (came === 'none')
    find('sells.payment', flags.cardActive ? 'cardsOnly' : 'none', 'no payment type');
  else if (telegram.length === 0) find('sells.payment', 'notInTelegram', `in a browser: ${came}`);
  else find('sells.payment', web.length === 0 ? 'notInBrowser' : 'some', came);
}

function judgeService(find: Find, { flags }: MerchantSettings, branches: readonly Branch[]) {
  const isAtTable =
    flags.dineInActive && branches.some(({ settings }) => settings.dineInEnabled !== false);
  if (!flags.pickupActive && !flags.deliveryActive)
    return find('sells.service', isAtTable ? 'tableOnly' : 'off', 'neither');
  if (branches.length === 0) return find('sells.service', 'notAsked', 'no active branch');
  const services = offeredServices(flags, branches);
  if (services.length > 0) find('sells.service', 'some', services.join(', '));
  else find('sells.service', isAtTable ? 'tableOnly' : 'noBranch', `0 of ${branches.length}`);
}
