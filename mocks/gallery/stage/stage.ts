import { type CartLine, lineKey } from '../../../src/domain/basket/cart';
import type { Choice } from '../../../src/domain/catalog/options';
import type { OrderStatus } from '../../../src/domain/order/order';
import type { Backend } from '../../backend/app';
import type { AddressWish } from './keepAddress';

/** A basket line to create: `choices` names options by id, one of each; `from` whose it is. */
export type Wish = {
  id: string;
  count?: number;
  choices?: readonly string[];
  note?: string;
  from?: string;
};

const asChoices = (ids: readonly string[] = []): Choice[] =>
  ids.map((modificationId) => ({ modificationId, count: 1 }));

export const asLine = ({ id, count = 1, choices, note = '', from }: Wish): CartLine => {
  const chosen = asChoices(choices);
  return { key: lineKey(id, chosen, from), productId: id, choices: chosen, count, note, from };
};

/** Prepares a situation with the app's own flows before a screen is shown. */
export type Stage = {
  readonly backend: Backend;
  /** makes calls hang from now on */
  leaveUnanswered: (...paths: string[]) => void;
  /** makes calls fail from now on */
  fail: (path: string, status?: number) => void;
  /** signs in by code as a user with a phone and a name */
  signIn: () => Promise<void>;
  /** requests a code */
  askForCode: () => Promise<void>;
  fill: (...lines: Wish[]) => void;
  chooseBranch: (id: string) => void;
  chooseService: (service: 'DELIVERY' | 'PICK_UP') => void;
  /** saves an address and makes it the delivery address */
  keepAddress: (overrides: AddressWish) => Promise<void>;
  /** delivers to an address next to the main branch */
  deliver: () => void;
  /** applies a code and waits for the server's response */
  applyPromo: (code: string) => Promise<void>;
  /** a balance in som, of which `spent` is used for the order */
  haveCashback: (balance: number, spent?: number) => Promise<void>;
  /** orders the basket and moves the order to a status; returns its id */
  order: (status?: OrderStatus) => Promise<string>;
  /** reloads the catalogue as if it had never been loaded */
  forgetCatalog: () => void;
  forgetOrders: () => void;
  /** the basket meets changes made on the server since */
  reloadCatalog: () => Promise<void>;
  /** leaves a pending order with a lost response, or one sent by another window */
  loseAnswer: (phase?: 'sending' | 'checking' | 'unseen') => void;
  /** Telegram has the features that only some clients do */
  offerFeatures: () => void;
  scanTable: (tableId: string) => void;
  /** opens the sheets of another path; `alone`: without those beneath a deep link */
  standAt: (path: string, alone?: boolean) => void;
};
