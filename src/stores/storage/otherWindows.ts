import { storage } from '../../device/storages';
import * as pendingOrder from '../order/pendingOrder';
import * as placedOrder from '../order/placedOrder';
import { bindings } from './bindings';
import { withoutWriting } from './persistence';
import { person, personHere, storageKey } from './storageOwner';
import { declarationOf } from './storedKeys';

/** Whether `name` (null: any) is a session key of this shop. */
export const isOfSession = (name: string | null): boolean =>
  name === null ||
  [person(), personHere()].some((owner) =>
    (['owner', 'token', 'user'] as const).some((key) => name === storageKey(key, owner)),
  );

/**
 * Loads what another tab stored under `name`; null: every shared key. Nothing is written, so tabs
 * never echo each other. Data of another person, such as another Telegram account on the device, is
 * ignored.
 */
export function loadFromOtherWindow(name: string | null): void {
  withoutWriting(() => {
    for (const { key, load } of bindings) {
      const own = storageKey(key);
      const isMeant = (name ?? own) === own && declarationOf(key)?.isShared;
      if (isMeant) load((read) => storage.peek(own, read));
    }
  });
  if (name === null || name === storageKey('intent')) rereadPendingOrder();
}

const storedPendingOrder = () => storage.peek(storageKey('intent'), pendingOrder.read);

/** Adopts the pending order as another window left it. */
export function rereadPendingOrder(): void {
  withoutWriting(() => pendingOrder.follow(storedPendingOrder()));
}

/** Whether the stored pending order, if any, still matches this window's. */
export const isPendingOrderUnchanged = (): boolean =>
  pendingOrder.isUnchanged(storedPendingOrder());

/** Adopts the order that another window placed; null when there is none. */
export function loadPlacedOrder(): string | null {
  const stored = storage.peek(storageKey('placed'), placedOrder.read);
  if (!stored || stored.orderId === placedOrder.state.orderId) return null;
  withoutWriting(() => placedOrder.restore(stored));
  return stored.orderId;
}
