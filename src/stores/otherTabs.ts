import { shelf } from '../device/stored';
import * as intent from './intent';
import { bindings, quietly } from './persistence';
import * as placed from './placed';
import type { StoredKey } from './survival';
import { nameOf, person, personHere } from './whose';

/**
 * What all tabs of a shop hold in common; an order on its way is followed on its own. What is being
 * typed or scanned in one of them is not among it.
 */
const shared: readonly StoredKey[] = ['cart', 'draft', 'guestAddresses', 'notices', 'offers'];

/** Whether `name` (null: any) is where the tabs of this shop keep who is signed in. */
export const isOfSession = (name: string | null): boolean =>
  name === null ||
  [person(), personHere()].some((whose) =>
    (['owner', 'token', 'user'] as const).some((key) => name === nameOf(key, whose)),
  );

/**
 * Takes over what another tab has stored under `name`; null: everything that tabs share. Nothing is
 * written on the way, so that no two tabs ever answer each other. What lies under somebody else, such as
 * another account of Telegram's on the same device, is theirs.
 */
export function takeOver(name: string | null): void {
  quietly(() => {
    for (const { key, load } of bindings) {
      if ((name ?? nameOf(key)) === nameOf(key) && shared.includes(key)) load(false);
    }
  });
  if (name === null || name === nameOf('intent')) rereadIntent();
}

const storedIntent = () => shelf.peek(nameOf('intent'), intent.read);

/** Takes over the order on its way as another window has left it. */
export function rereadIntent(): void {
  quietly(() => intent.follow(storedIntent()));
}

/** Whether the order to be sent again, if any, is still as this window knows it. */
export const isIntentUnchanged = (): boolean => intent.isUnchanged(storedIntent());

/** Takes over the order that another window has placed; null when there is none. */
export function takeOverPlaced(): string | null {
  const stored = shelf.peek(nameOf('placed'), placed.read);
  if (!stored || stored.orderId === placed.state.orderId) return null;
  quietly(() => placed.restore(stored));
  return stored.orderId;
}
