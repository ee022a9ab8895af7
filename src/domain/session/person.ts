/**
 * Storage owner key. Inside Telegram the launch provides Telegram's user id before the server
 * responds; a browser knows only the server's id of the logged-in user. The two never mix.
 */
export const guest = 'guest';

const prefix = { telegram: 'telegram-', user: 'user-' };

// The person follows the last `@` in a storage key.
const escaped = (id: string): string => id.replace(/[%@]/g, (sign) => encodeURIComponent(sign));

export const telegramPerson = (id: string): string => prefix.telegram + escaped(id);
export const userPerson = (id: string): string => prefix.user + escaped(id);

/** Whether the person comes from the Telegram launch, so that login and logout do not change it. */
export const isLaunched = (person: string): boolean => person.startsWith(prefix.telegram);

/** Launch data that identifies the person. */
export type PersonFacts = {
  readonly initData: string | null;
  readonly user: { readonly id: string } | null;
};

/**
 * The current person as known to the device. `owner` is the server id of the last user logged in in
 * this browser. Init data without a user is a guest.
 */
export function personOf({ initData, user }: PersonFacts, owner: string | null): string {
  if (user) return telegramPerson(user.id);
  return owner !== null && initData === null ? userPerson(owner) : guest;
}

/** Storage key for a person's data at a merchant: `cart:17@telegram-501`. */
export const personalName = (key: string, merchantId: string, person: string): string =>
  `${key}:${merchantId}@${person}`;
