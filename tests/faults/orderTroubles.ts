import type { TextKey } from '../../src/i18n/t';

const day = 24 * 60 * 60 * 1000;

/** What may happen around an order besides a failing call, and what the person reads. */
export type OrderTrouble = {
  name: string;
  /** what happens to the request, by the name of the fault */
  fault?: string;
  /** how far the device's clock is off, ms */
  clockAhead?: number;
  happens?:
    | 'nothing'
    /**
     * the page is killed 1.5 s after the press and reopened; the server stores the order after 25 s
     */
    | 'reloadBeforeStored'
    /** the same, but the order is already stored: the response comes too late for the page */
    | 'reloadAfterStored'
    /** the connection is lost at the press and returns half a minute later */
    | 'offline'
    /** another window of the same browser presses at the same moment */
    | 'secondWindow';
  /** messages in the order in which they appear, until the order is accepted */
  reads: readonly TextKey[];
  /** how often the order is sent */
  posts: number;
};

const lookedFor = [
  'checkout.checkingText',
  'checkout.unseenText',
  'checkout.sendAgainText',
] as const;

export const orderTroubles: readonly OrderTrouble[] = [
  ...[
    { name: 'clock a day ahead', clockAhead: day },
    { name: 'clock a day behind', clockAhead: -day },
  ].flatMap((clock): OrderTrouble[] => [
    {
      ...clock,
      name: `done, answer lost, ${clock.name}`,
      fault: 'done, answer lost',
      reads: [],
      posts: 1,
    },
    { ...clock, name: `dropped, ${clock.name}`, fault: 'dropped', reads: lookedFor, posts: 2 },
  ]),
  {
    name: 'page reloaded after 1.5 s, stored after 25 s',
    happens: 'reloadBeforeStored',
    reads: ['checkout.checkingText'],
    posts: 1,
  },
  {
    name: 'page reloaded after 1.5 s, answered after 48 s',
    happens: 'reloadAfterStored',
    reads: [],
    posts: 1,
  },
  {
    name: 'off line at the tap, back after 30 s',
    happens: 'offline',
    reads: ['checkout.offline', 'checkout.onlineAgain'],
    posts: 1,
  },
  {
    name: 'second window presses at once',
    fault: 'work that takes 25 s',
    happens: 'secondWindow',
    reads: ['checkout.elsewhereText'],
    posts: 1,
  },
  {
    name: 'second window presses at once, answer lost',
    fault: 'done, answer lost',
    happens: 'secondWindow',
    reads: [],
    posts: 1,
  },
];
