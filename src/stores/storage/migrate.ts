import type { Reader } from '../../device/storage';
import { storage } from '../../device/storages';
import { guest, personalName, telegramPerson, userPerson } from '../../domain/session/person';
import { anyRecord, readAs, text } from '../../domain/shape';
import type { PersonalKey } from './storageScope';

/** What that version kept of a person. */
const kept: readonly PersonalKey[] = [
  ...(['token', 'tokenFor', 'user', 'loginRecord', 'phoneChange', 'cardCode'] as const),
  ...(['favouriteWish', 'cart', 'draft', 'nearest', 'intent', 'placed', 'guestAddresses'] as const),
  ...(['picking', 'tableWish', 'notices', 'stories', 'offers', 'home'] as const),
];

const asIs: Reader<unknown> = (stored) => stored;

/**
 * Puts what an earlier version has stored for a merchant, `cart:17`, under the person whose it was: that
 * of the launch that the token was given for, else the user whom `owner` names, else a guest. A user
 * who comes back inside Telegram is recognised at the sign-in (`rememberedSession`).
 */
export function migrate(merchantId: string): void {
  const found = kept
    .map((key) => [key, `${key}:${merchantId}`] as const)
    .filter(([, name]) => storage.peek(name, asIs) !== null);
  if (found.length === 0) return;
  const owner = storage.peek(`owner:${merchantId}`, readAs(text));
  const telegramId = telegramIdOf(storage.peek(`tokenFor:${merchantId}`, readAs(text)));
  const browsers = owner === null ? guest : userPerson(owner);
  const person = telegramId === null ? browsers : telegramPerson(telegramId);
  for (const [key, name] of found) {
    const own = personalName(key, merchantId, person);
    // The picture of home was drawn by another build.
    if (key !== 'home' && storage.peek(own, asIs) === null)
      storage.write(own, storage.peek(name, asIs));
    storage.remove(name);
  }
  if (telegramId !== null && owner !== null) {
    storage.write(personalName('known', merchantId, person), owner);
    storage.remove(`owner:${merchantId}`);
  }
}

/** The id of Telegram's user in init data, null when they name none. */
function telegramIdOf(initData: string | null): string | null {
  try {
    const user: unknown = JSON.parse(new URLSearchParams(initData ?? '').get('user') ?? 'null');
    return anyRecord(user) && user.id ? String(user.id) : null;
  } catch {
    return null;
  }
}
