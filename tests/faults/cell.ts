import type { ServerName } from './faultKinds';

/** The outcome of one call under one fault. */
export type Cell = {
  server: ServerName;
  call: string;
  fault: string;
  /** the title of the top sheet and the messages */
  saw: string;
  /** how the person retried */
  again: string;
  /** what was stored before and is missing now */
  lost: string[];
  /** what is broken; empty when all is well */
  wrong: string[];
};
