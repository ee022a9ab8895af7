import { addressLines } from './lines/address';
import { botLines } from './lines/bot';
import { fileLines } from './lines/files';
import { pageLines } from './lines/page';
import { sellsLines } from './lines/sells';
import { serverLines } from './lines/server';
import { signInLines } from './lines/signIn';

/** Every line that a check can print, by its name, whose part before the dot is the subject. The texts are the whole report. */
export const lines = {
  ...addressLines,
  ...fileLines,
  ...pageLines,
  ...sellsLines,
  ...botLines,
  ...signInLines,
  ...serverLines,
};

export type LineId = keyof typeof lines;
export type OutcomeOf<Id extends LineId> = Extract<keyof (typeof lines)[Id]['outcomes'], string>;
