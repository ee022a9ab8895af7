import type { Backend } from '../../mocks/backend/app';
import type { TextKey } from '../../src/i18n/t';
import type { Person } from './person';

/** An action of a person; codes that were sent to them are read from the server. */
export type Deed<Own = Backend> = (person: Person, server: Own) => Promise<void>;

/** How a person triggers a call, and how they see that it worked. */
export type Scenario<Own = Backend> = {
  /** what is opened; `{order}` and the like are the customer's ids */
  path: string;
  /** additional server state */
  given?: (server: Own) => void;
  /** the steps before the call, while everything still works */
  before?: Deed<Own>;
  /** makes the call; by default opening the page does */
  act?: Deed<Own>;
  /** what is on screen once the call has worked */
  goal: RegExp;
  /** the server state that proves success, where the screen updates optimistically */
  isKept?: (server: Own) => boolean;
  /**
   * How the person retries without a retry button; repeats the action by default. `reopen`: the
   * next visit requests again.
   */
  again?: 'reopen' | Deed<Own>;
  /** nobody is logged in, and nothing is stored */
  isGuest?: boolean;
  /** the person is leaving: their data is removed from the device */
  isLeaving?: boolean;
  /** opened in Telegram by someone whose phone the bot knows */
  inTelegram?: boolean;
  /** why a failure is silent; without it there has to be a message */
  silent?: string;
  /** the message under every fault, instead of the fault's own */
  says?: TextKey;
  /** messages by fault name; null: the fault's own */
  saysUnder?: Readonly<Record<string, TextKey | null>>;
};

/** Keyed by the mock backend's name of the call; ` · ` separates two uses of one call. */
export type Scenarios<Own = Backend> = Readonly<Record<string, Scenario<Own>>>;
