import { isPersonal, type PersonalKey } from './storageScope';

/**
 * What happens to each stored key when stored data goes or changes hands (§4: log-out, build version,
 * merchant loading; readings: start). This is the one table that persistence obeys.
 *
 * `keep` stays, everything else is cleared. What belongs to one merchant carries the merchant's id
 * behind a colon, `shop:17`, and what belongs to a person there the person too (`scope`, `domain/session/person`):
 * `cart:17@telegram-501`. A log-out changes nothing of what lies under another merchant or another
 * person (§4: the brand sessions stay; readings: another's is not deleted).
 */
type RetentionPolicy = 'keep' | 'clear';

type Retention = {
  logOut: RetentionPolicy;
  newBuild: RetentionPolicy;
  /**
   * the server says that there is no such merchant: nothing comes back. A look-up that has no such answer
   * is no moment of this table: nothing is deleted
   */
  merchantGone: RetentionPolicy;
  /** another merchant's shop is opened: what carries a merchant's id waits for its own */
  otherMerchant: RetentionPolicy;
};

export type RetentionEvent = keyof Retention;

const gone = {
  logOut: 'clear',
  newBuild: 'clear',
  merchantGone: 'clear',
  otherMerchant: 'keep',
} as const satisfies Retention;
const shopping = { ...gone, newBuild: 'keep' } as const satisfies Retention;
const shop = { ...gone, logOut: 'keep' } as const satisfies Retention;

export const retention = {
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
} as const satisfies Record<string, Retention>;

export type StoredKey = keyof typeof retention;

const isStoredKey = (name: string): name is StoredKey => Object.hasOwn(retention, name);

/** Every stored key that is a person's. */
export const personalKeys: readonly PersonalKey[] = Object.keys(retention)
  .filter(isStoredKey)
  .filter(isPersonal);

/** The moments that concern one merchant's shop only. */
const ofOneShop: readonly RetentionEvent[] = ['logOut', 'otherMerchant'];

/**
 * Whether what is stored under `name`, such as `cart:17@guest`, survives the moment. `merchantId` is
 * the merchant in whose shop it comes, null while none is known, `person` who is there.
 */
export function isRetained(
  name: string,
  moment: RetentionEvent,
  merchantId: string | null,
  person: string,
): boolean {
  const [key = '', ...rest] = name.split(':');
  if (!isStoredKey(key)) return false;
  const whose = isPersonal(key) ? `${merchantId}@${person}` : merchantId;
  const isOfAnother = rest.length > 0 && rest.join(':') !== whose;
  if (isOfAnother && ofOneShop.includes(moment)) return true;
  return retention[key][moment] === 'keep';
}
