import type { Reader } from '../../device/storage';
import { storage } from '../../device/storages';
import { guest, personalName, telegramPerson, userPerson } from '../../domain/session/person';
import { anyRecord, readAs, text } from '../../domain/shape';
import type { PersonalKey } from './storageScope';

/** The personal keys of the earlier version. */
const migratedKeys: readonly PersonalKey[] = [
  ...(['token', 'tokenFor', 'user', 'loginRecord', 'phoneChange', 'cardCode'] as const),
  ...(['favouriteWish', 'cart', 'draft', 'nearest', 'intent', 'placed', 'guestAddresses'] as const),
  ...(['picking', 'tableWish', 'notices', 'stories', 'offers', 'home'] as const),
];

const asIs: Reader<unknown> = (stored) => stored;

/**
 * Moves data stored per merchant by an earlier version (`cart:17`) to its owner: the Telegram user
 * of the launch that the token was issued for, else the user in `owner`, else a guest. A user who
 * returns inside Telegram is matched at sign-in (`storedSession`).
 */
export function migrate(merchantId: string): void {
  const found = migratedKeys
    .map((key) => [key, `${key}:${merchantId}`] as const)
    .filter(([, name]) => storage.peek(name, asIs) !== null);
  if (found.length === 0) return;
  const owner = storage.peek(`owner:${merchantId}`, readAs(text));
  const telegramId = telegramIdOf(storage.peek(`tokenFor:${merchantId}`, readAs(text)));
  const browserPerson = owner === null ? guest : userPerson(owner);
  const person = telegramId === null ? browserPerson : telegramPerson(telegramId);
  for (const [key, name] of found) {
    const own = personalName(key, merchantId, person);
    // The snapshot of home belongs to another build.
    if (key !== 'home' && storage.peek(own, asIs) === null)
      storage.write(own, storage.peek(name, asIs));
    storage.remove(name);
  }
  if (telegramId !== null && owner !== null) {
    storage.write(personalName('known', merchantId, person), owner);
    storage.remove(`owner:${merchantId}`);
  }
}

/** The Telegram user id in init data; null when there is none. */
function telegramIdOf(initData: string | null): string | null {
  try {
    const user: unknown = JSON.parse(new URLSearchParams(initData ?? '').get('user') ?? 'null');
    return anyRecord(user) && user.id ? String(user.id) : null;
  } catch {
    return null;
  }
}
