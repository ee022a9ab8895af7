import { isPersonal, type PersonalKey } from './scope';

/**
 * What happens to each stored key when stored data goes or changes hands (§4: log-out, build version,
 * merchant loading; readings: start). This is the one table that persistence obeys.
 *
 * `keep` stays, everything else is cleared. What belongs to one merchant carries the merchant's id
 * behind a colon, `shop:17`, and what belongs to a person there the person too (`scope`, `domain/person`):
 * `cart:17@telegram-501`. A log-out changes nothing of what lies under another merchant or another
 * person (§4: the brand sessions stay; readings: another's is not deleted).
 */
type Fate = 'keep' | 'clear';

type Survival = {
  logOut: Fate;
  newBuild: Fate;
  /**
   * the server says that there is no such merchant: nothing comes back. A look-up that has no such answer
   * is no moment of this table: nothing is deleted
   */
  merchantGone: Fate;
  /** another merchant's shop is opened: what carries a merchant's id waits for its own */
  otherMerchant: Fate;
};

export type Moment = keyof Survival;

const gone = {
  logOut: 'clear',
  newBuild: 'clear',
  merchantGone: 'clear',
  otherMerchant: 'keep',
} as const satisfies Survival;
const shopping = { ...gone, newBuild: 'keep' } as const satisfies Survival;
const shop = { ...gone, logOut: 'keep' } as const satisfies Survival;

export const survival = {
  buildVersion: { ...shop, newBuild: 'keep' },
  merchant: shop,
  shop,
  home: gone,
  initData: shop,
  launch: { ...shop, newBuild: 'keep', merchantGone: 'keep' },
  reloadedAt: { ...shop, logOut: 'clear', newBuild: 'keep' },
  startTries: { ...shop, logOut: 'clear', newBuild: 'keep' },
  token: gone,
  tokenFor: gone,
  user: gone,
  loginRecord: gone,
  phoneChange: gone,
  cardCode: gone,
  favouriteWish: gone,
  owner: shopping,
  known: shopping,
  cart: shopping,
  draft: shopping,
  nearest: shopping,
  intent: shopping,
  lateOrders: shopping,
  orderLease: gone,
  placed: shopping,
  guestAddresses: shopping,
  picking: shopping,
  tableWish: shopping,
  table: { ...shop, newBuild: 'keep', otherMerchant: 'clear' },
  waiterCalls: { ...shop, newBuild: 'keep' },
  notices: shopping,
  stories: shopping,
  offers: { ...shopping, logOut: 'keep' },
  contactRefused: { ...shopping, logOut: 'keep' },
  lang: { ...shop, newBuild: 'keep' },
} as const satisfies Record<string, Survival>;

export type StoredKey = keyof typeof survival;

const isStoredKey = (name: string): name is StoredKey => Object.hasOwn(survival, name);

/** Every stored key that is a person's. */
export const personalKeys: readonly PersonalKey[] = Object.keys(survival)
  .filter(isStoredKey)
  .filter(isPersonal);

/** The moments that concern one merchant's shop only. */
const ofOneShop: readonly Moment[] = ['logOut', 'otherMerchant'];

/**
 * Whether what is stored under `name`, such as `cart:17@guest`, survives the moment. `merchantId` is
 * the merchant in whose shop it comes, null while none is known, `person` who is there.
 */
export function survives(
  name: string,
  moment: Moment,
  merchantId: string | null,
  person: string,
): boolean {
  const [key = '', ...rest] = name.split(':');
  if (!isStoredKey(key)) return false;
  const whose = isPersonal(key) ? `${merchantId}@${person}` : merchantId;
  const isOfAnother = rest.length > 0 && rest.join(':') !== whose;
  if (isOfAnother && ofOneShop.includes(moment)) return true;
  return survival[key][moment] === 'keep';
}
