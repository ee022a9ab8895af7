/**
 * What becomes of a stored key at each event (§4: log-out, build version, merchant loading; settled:
 * start). Log-out does not touch keys of another merchant or person (§4: the brand sessions stay;
 * settled: people).
 */
type Retention = {
  logOut: 'keep' | 'clear';
  /**
   * the token no longer counts, but the person was not refused: basket and draft stay, and what
   * keeps an order on its way from being sent twice (settled: refusals)
   */
  sessionLost: 'keep' | 'clear';
  /**
   * the server refused the session in a browser: basket, draft, an order on its way and what was being
   * written are put away under their owner, until the same person logs in (settled: start)
   */
  refused: 'keep' | 'clear';
  newBuild: 'keep' | 'clear';
  /**
   * the server says that the merchant does not exist. A look-up without such a response is not an
   * event here: nothing is deleted
   */
  merchantGone: 'keep' | 'clear';
  /** another merchant's shop is opened: keys with a merchant id wait for their own shop */
  otherMerchant: 'keep' | 'clear';
};

export type RetentionEvent = keyof Retention;

type Declaration = {
  /**
   * `device`: the key is its name. A shop's carries the merchant's id, `shop:17`, and a person's
   * their name too: `cart:17@telegram-501` (`domain/session/person`).
   */
  scope: 'device' | 'shop' | 'person';
  at: Retention;
  /** it is read and written by its bare name, without `storageKey` */
  isBare?: true;
  /** every window of a shop takes over what another one has stored */
  isShared?: true;
  /** it is not moved when a guest turns out to be somebody (`mergePersons`): all others are */
  isOfSession?: true;
  /** the field with the list whose items are joined if both persons have one */
  joined?: string;
};

const session = {
  logOut: 'clear',
  sessionLost: 'clear',
  refused: 'clear',
  newBuild: 'clear',
  merchantGone: 'clear',
  otherMerchant: 'keep',
} as const satisfies Retention;
const shopping = { ...session, newBuild: 'keep' } as const satisfies Retention;
const ordering = { ...shopping, sessionLost: 'keep' } as const satisfies Retention;
const putAway = { ...ordering, refused: 'keep' } as const satisfies Retention;
const shop = {
  ...session,
  logOut: 'keep',
  sessionLost: 'keep',
  refused: 'keep',
} as const satisfies Retention;
const device = { ...shop, newBuild: 'keep' } as const satisfies Retention;

/** Every stored key, declared once. A pending order (`intent`) follows other windows by rules of its own. */
export const storedKeys = {
  buildVersion: { scope: 'device', at: device, isBare: true },
  merchant: { scope: 'device', at: shop, isBare: true },
  shop: { scope: 'shop', at: shop, isBare: true },
  stock: { scope: 'shop', at: device, isBare: true },
  fees: { scope: 'shop', at: shop, isBare: true },
  goneSince: { scope: 'shop', at: shop, isBare: true },
  emptySince: { scope: 'shop', at: shop, isBare: true },
  initData: { scope: 'device', at: shop, isBare: true },
  launch: { scope: 'device', at: { ...device, merchantGone: 'keep' }, isBare: true },
  reloadedAt: { scope: 'device', at: shopping, isBare: true },
  startTries: { scope: 'device', at: shopping, isBare: true },
  token: { scope: 'person', at: session, isOfSession: true },
  tokenFor: { scope: 'person', at: session, isOfSession: true },
  user: { scope: 'person', at: session, isOfSession: true },
  loginRecord: { scope: 'person', at: session, isOfSession: true },
  phoneChange: { scope: 'person', at: session },
  cardCode: { scope: 'person', at: session },
  favouriteWish: { scope: 'person', at: session },
  owner: { scope: 'shop', at: ordering },
  known: { scope: 'person', at: ordering, isOfSession: true },
  cart: { scope: 'person', at: putAway, isShared: true, joined: 'lines' },
  draft: { scope: 'person', at: putAway, isShared: true },
  nearest: { scope: 'person', at: putAway },
  intent: { scope: 'person', at: putAway },
  lateOrders: { scope: 'person', at: shopping },
  placed: { scope: 'person', at: shopping },
  problemReport: { scope: 'person', at: { ...shopping, refused: 'keep' } },
  guestAddresses: { scope: 'person', at: ordering, isShared: true, joined: 'list' },
  picking: { scope: 'person', at: shopping },
  tableWish: { scope: 'person', at: putAway },
  table: { scope: 'device', at: { ...device, otherMerchant: 'clear' } },
  waiterCalls: { scope: 'shop', at: device },
  notices: { scope: 'person', at: shopping, isShared: true },
  stories: { scope: 'person', at: shopping },
  searches: { scope: 'person', at: shopping, joined: 'list' },
  viewed: { scope: 'person', at: shopping, joined: 'list' },
  offers: { scope: 'person', at: { ...putAway, logOut: 'keep' }, isShared: true },
  contactAsked: { scope: 'person', at: ordering },
  contactRefused: { scope: 'person', at: { ...putAway, logOut: 'keep' } },
  leftLaunch: { scope: 'person', at: { ...putAway, logOut: 'keep' } },
  lang: { scope: 'device', at: device, isBare: true },
  languageOffered: { scope: 'device', at: device, isBare: true },
  shortcuts: { scope: 'device', at: device },
} as const satisfies Record<string, Declaration>;

export type StoredKey = keyof typeof storedKeys;

type KeysWith<Part> = {
  [Key in StoredKey]: (typeof storedKeys)[Key] extends Part ? Key : never;
}[StoredKey];

export type PersonalKey = KeysWith<{ scope: 'person' }>;

/** Keys whose full name `storageKey` makes. */
export type ScopedKey = Exclude<StoredKey, KeysWith<{ isBare: true }>>;

const isStoredKey = (name: string): name is StoredKey => Object.hasOwn(storedKeys, name);

/** The declaration of a key; null if it is none of ours. */
export const declarationOf = (key: string): Declaration | null =>
  isStoredKey(key) ? storedKeys[key] : null;

const isPersonal = (key: StoredKey): key is PersonalKey => storedKeys[key].scope === 'person';

/** Every personal key. */
export const personalKeys: readonly PersonalKey[] = Object.keys(storedKeys)
  .filter(isStoredKey)
  .filter(isPersonal);
