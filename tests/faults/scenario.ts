import type { Backend } from '../../mocks/backend/app';
import type { TextKey } from '../../src/i18n/t';
import type { Person } from './person';

/** What a person does; codes that were sent to them stand in the server. */
export type Deed<Own = Backend> = (person: Person, server: Own) => Promise<void>;

/** How a person sets a call off, and how they tell that it has worked. */
export type Scenario<Own = Backend> = {
  /** what is opened; `{order}` and the like are those of the customer */
  path: string;
  /** what else the server knows */
  given?: (server: Own) => void;
  /** the way to the moment in which the call is made, while everything still works */
  before?: Deed<Own>;
  /** makes the call; without it opening the page does */
  act?: Deed<Own>;
  /** what is on screen once the call has worked */
  goal: RegExp;
  /** what the server knows then, where the screen shows what is wanted before it is told */
  isKept?: (server: Own) => boolean;
  /**
   * How the person tries again where there is no button that says so: what made the call, unless it
   * is said here. `reopen`: the next visit asks again.
   */
  again?: 'reopen' | Deed<Own>;
  /** nobody is logged in, and nothing is remembered */
  isGuest?: boolean;
  /** the person means to leave: what is theirs leaves the device with them */
  isLeaving?: boolean;
  /** opened in Telegram, by somebody whom the bot knows the phone of */
  inTelegram?: boolean;
  /** why nothing is said when it fails; without it there has to be a message */
  silent?: string;
  /** what is said whatever the fault, in the place of what the fault itself is called for */
  says?: TextKey;
  /** by the names of faults: what is said under those; null: what the fault itself is called for */
  saysUnder?: Readonly<Record<string, TextKey | null>>;
};

/** By the call as the mock backend names it; what is behind a ` · ` tells two uses of it apart. */
export type Scenarios<Own = Backend> = Readonly<Record<string, Scenario<Own>>>;
