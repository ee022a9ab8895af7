import { shelf } from '../device/stored';
import { bindings, nameOf, quietly } from './persistence';
import * as session from './session';
import type { StoredKey } from './survival';

/**
 * What all tabs of a shop hold in common. An order on its way is not among it: the tab that has sent
 * it hears the answer; nor is what is being typed or scanned in one of them.
 */
const shared: readonly StoredKey[] = ['cart', 'draft', 'guestAddresses', 'notices', 'offers'];

/** Whether `name` (null: any) is where the tabs of this shop keep who is signed in. */
export const isOfSession = (name: string | null): boolean =>
  name === null || name === nameOf('token') || name === nameOf('user');

/**
 * Takes over what another tab has stored under `name`; null: everything that tabs share. Nothing is
 * written on the way, so that no two tabs ever answer each other.
 */
export function takeOver(name: string | null): void {
  const owner = shelf.read(nameOf('owner'));
  const { user } = session.state;
  // Another account of Telegram's on the same device, in a tab of its own.
  if (user && typeof owner === 'string' && owner !== user.id) return;
  quietly(() => {
    for (const { key, restore } of bindings) {
      const own = nameOf(key);
      if ((name ?? own) === own && shared.includes(key)) restore?.(shelf.read(own));
    }
  });
}

/** Drops what the stores hold of anything that is stored no longer. */
export function dropWhatIsGone(): void {
  quietly(() => {
    for (const { key, isOfMerchant, restore } of bindings) {
      if (isOfMerchant && shelf.read(nameOf(key)) === null) restore?.(null);
    }
  });
}
