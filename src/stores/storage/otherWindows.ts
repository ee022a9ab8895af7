import { storage } from '../../device/storages';
import * as pendingOrder from '../order/pendingOrder';
import * as placedOrder from '../order/placedOrder';
import { bindings, withoutWriting } from './persistence';
import type { StoredKey } from './retention';
import { person, personHere, storageKey } from './storageOwner';

/**
 * What all tabs of a shop hold in common; an order on its way is followed on its own. What is being
 * typed or scanned in one of them is not among it.
 */
const shared: readonly StoredKey[] = ['cart', 'draft', 'guestAddresses', 'notices', 'offers'];

/** Whether `name` (null: any) is where the tabs of this shop keep who is signed in. */
export const isOfSession = (name: string | null): boolean =>
  name === null ||
  [person(), personHere()].some((whose) =>
    (['owner', 'token', 'user'] as const).some((key) => name === storageKey(key, whose)),
  );

/**
 * Takes over what another tab has stored under `name`; null: everything that tabs share. Nothing is
 * written on the way, so that no two tabs ever answer each other. What lies under somebody else, such as
 * another account of Telegram's on the same device, is theirs.
 */
export function loadFromOtherWindow(name: string | null): void {
  withoutWriting(() => {
    for (const { key, load } of bindings) {
      if ((name ?? storageKey(key)) === storageKey(key) && shared.includes(key)) load(false);
    }
  });
  if (name === null || name === storageKey('intent')) rereadPendingOrder();
}

const storedPendingOrder = () => storage.peek(storageKey('intent'), pendingOrder.read);

/** Takes over the order on its way as another window has left it. */
export function rereadPendingOrder(): void {
  withoutWriting(() => pendingOrder.follow(storedPendingOrder()));
}

/** Whether the order to be sent again, if any, is still as this window knows it. */
export const isPendingOrderUnchanged = (): boolean =>
  pendingOrder.isUnchanged(storedPendingOrder());

/** Takes over the order that another window has placed; null when there is none. */
export function loadPlacedOrder(): string | null {
  const stored = storage.peek(storageKey('placed'), placedOrder.read);
  if (!stored || stored.orderId === placedOrder.state.orderId) return null;
  withoutWriting(() => placedOrder.restore(stored));
  return stored.orderId;
}
