/**
 * What happens to each stored key when stored data goes (§4: log-out, build version, merchant
 * loading; readings: start). This is the one table that persistence obeys.
 *
 * `keep` stays, everything else is cleared. A key of the person's basket and order carries the
 * merchant's id behind a colon: `cart:17`.
 */
type Fate = 'keep' | 'clear';

type Survival = {
  logOut: Fate;
  newBuild: Fate;
  /** the look-up had no definitive answer: a network blip must cost nobody a basket */
  merchantUnreachable: Fate;
  /** the server says that there is no such merchant: nothing comes back */
  merchantGone: Fate;
};

export type Moment = keyof Survival;

const gone: Survival = {
  logOut: 'clear',
  newBuild: 'clear',
  merchantUnreachable: 'clear',
  merchantGone: 'clear',
};
const shopping: Survival = { ...gone, newBuild: 'keep', merchantUnreachable: 'keep' };
const shop: Survival = { ...gone, logOut: 'keep' };

export const survival = {
  buildVersion: { ...gone, logOut: 'keep', newBuild: 'keep' },
  merchant: shop,
  initData: shop,
  launch: { ...shop, newBuild: 'keep', merchantUnreachable: 'keep', merchantGone: 'keep' },
  reloadedAt: { ...gone, newBuild: 'keep' },
  token: gone,
  tokenFor: gone,
  user: gone,
  loginRecord: gone,
  cart: shopping,
  draft: shopping,
  intent: shopping,
  table: { ...shopping, logOut: 'keep' },
  lang: { ...gone, logOut: 'keep', newBuild: 'keep' },
} as const satisfies Record<string, Survival>;

export type StoredKey = keyof typeof survival;

const isStoredKey = (name: string): name is StoredKey => name in survival;

/** Whether what is stored under `name`, such as `cart:17`, survives the moment. */
export function survives(name: string, moment: Moment): boolean {
  const [key = ''] = name.split(':');
  return isStoredKey(key) && survival[key][moment] === 'keep';
}
