import { isPersonal, type PersonalKey } from './storageScope';

/**
 * What happens to each stored key when data is cleared or the owner changes (§4: log-out, build
 * version, merchant loading; settled: start). Persistence follows this table only.
 *
 * `keep` keeps the key; everything else is cleared. Keys of a merchant carry its id after a colon,
 * `shop:17`, and personal keys the person too (`storageScope`, `domain/session/person`):
 * `cart:17@telegram-501`. Log-out does not touch keys of another merchant or person (§4: the brand
 * sessions stay; settled: people).
 */
type RetentionPolicy = 'keep' | 'clear';

type Retention = {
  logOut: RetentionPolicy;
  /**
   * the token no longer counts, but the person was not refused: basket and draft stay, and what
   * keeps an order on its way from being sent twice (settled: refusals)
   */
  sessionLost: RetentionPolicy;
  newBuild: RetentionPolicy;
  /**
   * the server says that the merchant does not exist. A look-up without such a response is not an
   * event here: nothing is deleted
   */
  merchantGone: RetentionPolicy;
  /** another merchant's shop is opened: keys with a merchant id wait for their own shop */
  otherMerchant: RetentionPolicy;
};

export type RetentionEvent = keyof Retention;

const sessionPolicy = {
  logOut: 'clear',
  sessionLost: 'clear',
  newBuild: 'clear',
  merchantGone: 'clear',
  otherMerchant: 'keep',
} as const satisfies Retention;
const shoppingPolicy = { ...sessionPolicy, newBuild: 'keep' } as const satisfies Retention;
const orderingPolicy = { ...shoppingPolicy, sessionLost: 'keep' } as const satisfies Retention;
const shopPolicy = {
  ...sessionPolicy,
  logOut: 'keep',
  sessionLost: 'keep',
} as const satisfies Retention;

export const retention = {
  buildVersion: { ...shopPolicy, newBuild: 'keep' },
  merchant: shopPolicy,
  shop: shopPolicy,
  home: sessionPolicy,
  initData: shopPolicy,
  launch: { ...shopPolicy, newBuild: 'keep', merchantGone: 'keep' },
  reloadedAt: { ...sessionPolicy, newBuild: 'keep' },
  startTries: { ...sessionPolicy, newBuild: 'keep' },
  token: sessionPolicy,
  tokenFor: sessionPolicy,
  user: sessionPolicy,
  loginRecord: sessionPolicy,
  phoneChange: sessionPolicy,
  cardCode: sessionPolicy,
  favouriteWish: sessionPolicy,
  owner: orderingPolicy,
  known: orderingPolicy,
  cart: orderingPolicy,
  draft: orderingPolicy,
  nearest: orderingPolicy,
  intent: orderingPolicy,
  lateOrders: shoppingPolicy,
  placed: shoppingPolicy,
  problemReport: shoppingPolicy,
  guestAddresses: orderingPolicy,
  picking: shoppingPolicy,
  tableWish: orderingPolicy,
  table: { ...shopPolicy, newBuild: 'keep', otherMerchant: 'clear' },
  waiterCalls: { ...shopPolicy, newBuild: 'keep' },
  notices: shoppingPolicy,
  stories: shoppingPolicy,
  searches: shoppingPolicy,
  viewed: shoppingPolicy,
  offers: { ...orderingPolicy, logOut: 'keep' },
  contactAsked: orderingPolicy,
  contactRefused: { ...orderingPolicy, logOut: 'keep' },
  lang: { ...shopPolicy, newBuild: 'keep' },
  languageOffered: { ...shopPolicy, newBuild: 'keep' },
  shortcuts: { ...shopPolicy, newBuild: 'keep' },
} as const satisfies Record<string, Retention>;

export type StoredKey = keyof typeof retention;

const isStoredKey = (name: string): name is StoredKey => Object.hasOwn(retention, name);

/** Every personal key. */
export const personalKeys: readonly PersonalKey[] = Object.keys(retention)
  .filter(isStoredKey)
  .filter(isPersonal);

/** The events that concern one merchant only. */
const singleShopEvents: readonly RetentionEvent[] = ['logOut', 'sessionLost', 'otherMerchant'];

/**
 * Whether the key `name`, such as `cart:17@guest`, survives the event. `merchantId` is the current
 * merchant, null while unknown; `person` is the current person.
 */
export function isRetained(
  name: string,
  moment: RetentionEvent,
  merchantId: string | null,
  person: string,
): boolean {
  const [key = '', ...rest] = name.split(':');
  if (!isStoredKey(key)) return false;
  const owner = isPersonal(key) ? `${merchantId}@${person}` : merchantId;
  const belongsToAnother = rest.length > 0 && rest.join(':') !== owner;
  if (belongsToAnother && singleShopEvents.includes(moment)) return true;
  return retention[key][moment] === 'keep';
}
