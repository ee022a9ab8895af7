/**
 * What happens to each stored key when stored data goes or changes hands (§4: log-out, build version,
 * merchant loading; readings: start). This is the one table that persistence obeys.
 *
 * `keep` stays, everything else is cleared. What belongs to one merchant carries the merchant's id
 * behind a colon: `cart:17`. There the person is somebody of their own: a log-out, or another user,
 * at one merchant changes nothing of what is kept for another (§4: the brand sessions stay).
 */
type Fate = 'keep' | 'clear';

type Survival = {
  logOut: Fate;
  newBuild: Fate;
  /** the look-up had no definitive answer: a network blip must cost nobody a basket */
  merchantUnreachable: Fate;
  /** the server says that there is no such merchant: nothing comes back */
  merchantGone: Fate;
  /** somebody else has signed in than whoever left it: by then the token is the new person's */
  otherUser: Fate;
  /** another merchant's shop is opened: what carries a merchant's id waits for its own */
  otherMerchant: Fate;
};

export type Moment = keyof Survival;

const gone: Survival = {
  logOut: 'clear',
  newBuild: 'clear',
  merchantUnreachable: 'clear',
  merchantGone: 'clear',
  otherUser: 'clear',
  otherMerchant: 'keep',
};
const shopping: Survival = { ...gone, newBuild: 'keep', merchantUnreachable: 'keep' };
const signedIn: Survival = { ...gone, otherUser: 'keep' };
const shop: Survival = { ...signedIn, logOut: 'keep' };

export const survival = {
  buildVersion: { ...shop, newBuild: 'keep' },
  merchant: shop,
  shop,
  home: gone,
  initData: shop,
  launch: { ...shop, newBuild: 'keep', merchantUnreachable: 'keep', merchantGone: 'keep' },
  reloadedAt: { ...signedIn, newBuild: 'keep' },
  token: signedIn,
  tokenFor: signedIn,
  user: signedIn,
  loginRecord: signedIn,
  phoneChange: gone,
  cardCode: gone,
  favouriteWish: gone,
  owner: shopping,
  cart: shopping,
  draft: shopping,
  nearest: shopping,
  intent: shopping,
  placed: shopping,
  guestAddresses: shopping,
  picking: shopping,
  tableWish: shopping,
  table: { ...shopping, logOut: 'keep', otherUser: 'keep', otherMerchant: 'clear' },
  waiterCalls: { ...shopping, logOut: 'keep', otherUser: 'keep' },
  notices: shopping,
  stories: shopping,
  offers: { ...shopping, logOut: 'keep' },
  lang: { ...shop, newBuild: 'keep' },
} as const satisfies Record<string, Survival>;

export type StoredKey = keyof typeof survival;

const isStoredKey = (name: string): name is StoredKey => Object.hasOwn(survival, name);

/** The moments that concern one merchant's shop only. */
const ofOneShop: readonly Moment[] = ['logOut', 'otherUser', 'otherMerchant'];

/**
 * Whether what is stored under `name`, such as `cart:17`, survives the moment. `merchantId` is the
 * merchant in whose shop it comes, null while none is known.
 */
export function survives(name: string, moment: Moment, merchantId: string | null): boolean {
  const [key = '', ...rest] = name.split(':');
  if (!isStoredKey(key)) return false;
  const isOfAnother = rest.length > 0 && rest.join(':') !== merchantId;
  if (isOfAnother && ofOneShop.includes(moment)) return true;
  return survival[key][moment] === 'keep';
}
