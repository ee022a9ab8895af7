import type { Wish } from '../stage/stage';

/** A typical basket of the demo shop. */
export const feast: readonly Wish[] = [
  { id: 'toy-oshi', count: 2, choices: ['portion-1', 'qazi', 'bedana-egg'] },
  { id: 'tandir-somsa', count: 4 },
  { id: 'qazili-osh' },
  { id: 'kok-choy', choices: ['lemon'] },
];

export const snack: readonly Wish[] = [{ id: 'tandir-somsa', count: 2 }];
