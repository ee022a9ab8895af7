/**
 * Under whom something is stored. Inside Telegram the launch says who it is before the server does, by
 * Telegram's id; a browser knows the server's id of the user who is logged in. The two never mix.
 */
export const guest = 'guest';

const prefix = { telegram: 'telegram-', user: 'user-' };

// In a stored name the person stands behind the last `@`.
const escaped = (id: string): string => id.replace(/[%@]/g, (sign) => encodeURIComponent(sign));

export const telegramPerson = (id: string): string => prefix.telegram + escaped(id);
export const userPerson = (id: string): string => prefix.user + escaped(id);

/** Whether the launch has named the person: a log-in or a log-out does not change who it is then. */
export const isLaunched = (person: string): boolean => person.startsWith(prefix.telegram);

/** What of a launch tells the person. */
export type PersonFacts = {
  readonly initData: string | null;
  readonly user: { readonly id: string } | null;
};

/**
 * Who is there as far as the device can tell. `owner`: the server's id of the user who logged in last
 * in this browser. A launch that is signed but names nobody is nobody's yet.
 */
export function personOf({ initData, user }: PersonFacts, owner: string | null): string {
  if (user) return telegramPerson(user.id);
  return owner !== null && initData === null ? userPerson(owner) : guest;
}

/** The name under which something of a person's lies at a merchant: `cart:17@telegram-501`. */
export const personalName = (key: string, merchantId: string, person: string): string =>
  `${key}:${merchantId}@${person}`;
