import type { ServerName } from './faultKinds';

/** What became of one call under one fault. */
export type Cell = {
  server: ServerName;
  call: string;
  fault: string;
  /** the title of what is on top, and what is said */
  saw: string;
  /** what the person did to try again */
  again: string;
  /** what was there before and is not there any more */
  lost: string[];
  /** what a promise of the page forbids; empty when all is well */
  wrong: string[];
};
