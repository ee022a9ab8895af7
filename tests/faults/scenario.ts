import type { Backend } from '../../mocks/backend/app';
import type { Person } from './person';

/** What a person does; codes that were sent to them stand in the backend. */
export type Deed = (person: Person, backend: Backend) => Promise<void>;

/** How a person sets a call off, and how they tell that it has worked. */
export type Scenario = {
  /** what is opened; `{order}` and the like are those of the customer */
  path: string;
  /** what else the server knows */
  given?: (backend: Backend) => void;
  /** the way to the moment in which the call is made, while everything still works */
  before?: Deed;
  /** makes the call; without it opening the page does */
  act?: Deed;
  /** what is on screen once the call has worked */
  goal: RegExp;
  /** what the server knows then, where the screen shows what is wanted before it is told */
  isKept?: (backend: Backend) => boolean;
  /**
   * How the person tries again where there is no button that says so: what made the call, unless it
   * is said here. `reopen`: the next visit asks again.
   */
  again?: 'reopen' | Deed;
  /** nobody is logged in, and nothing is remembered */
  isGuest?: boolean;
  /** the person means to leave: what is theirs leaves the device with them */
  isLeaving?: boolean;
  /** opened in Telegram, by somebody whom the bot knows the phone of */
  inTelegram?: boolean;
  /** why nothing is said when it fails; without it there has to be a message */
  silent?: string;
};

/** By the call as the mock backend names it; what is behind a ` · ` tells two uses of it apart. */
export type Scenarios = Readonly<Record<string, Scenario>>;
