import type { Choice } from '../../../src/domain/basket/cart';
import type { OrderStatus } from '../../../src/domain/order/order';
import type { Backend } from '../../backend/app';
import type { AddressWish } from './keepAddress';

/** A line of the basket to be: `choices` names options by id, once each. */
export type Wish = { id: string; count?: number; choices?: readonly string[]; note?: string };

/** What can be brought about before a screen is looked at, by the app's own flows. */
export type Stage = {
  readonly backend: Backend;
  /** lets calls hang from now on */
  leaveUnanswered: (...paths: string[]) => void;
  /** lets calls fail from now on */
  fail: (path: string, status?: number) => void;
  /** somebody with a phone and a name, as after the log-in by code */
  signIn: () => Promise<void>;
  /** a code is on its way */
  askForCode: () => Promise<void>;
  fill: (...preferences: Wish[]) => void;
  chooseBranch: (id: string) => void;
  chooseService: (service: 'DELIVERY' | 'PICK_UP') => void;
  /** an address of the person's own, which the order goes to */
  keepAddress: (wish: AddressWish) => Promise<void>;
  /** to an address beside the main branch */
  deliver: () => void;
  /** what the server says of the code is waited for */
  applyPromo: (code: string) => Promise<void>;
  /** a balance in som, of which so much is to be spent */
  haveCashback: (balance: number, spent?: number) => Promise<void>;
  /** orders what is in the basket, and lets the order get to a state; answers its id */
  order: (status?: OrderStatus) => Promise<string>;
  /** the catalogue is asked for again as if it had never come */
  forgetCatalog: () => void;
  forgetBranches: () => void;
  forgetOrders: () => void;
  /** the basket meets what has changed at the server since */
  reloadCatalog: () => Promise<void>;
  /** an order whose answer was lost is on record, or one that another window is sending */
  loseAnswer: (phase?: 'sending' | 'checking' | 'unseen') => void;
  scanTable: (tableId: string) => void;
  /** opens the sheets of another path; `withOrderLock`: without those that lie beneath a deep link */
  standAt: (path: string, alone?: boolean) => void;
};

export const asChoices = (ids: readonly string[] = []): Choice[] =>
  ids.map((modificationId) => ({ modificationId, count: 1 }));
