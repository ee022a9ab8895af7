/** `grey`: not asked. Only red ends the command with 1. */
export type Light = 'green' | 'yellow' | 'red' | 'grey';

/** What one outcome of a line says: to the merchant, and to the person who mends it. */
export type Outcome = { light: Light; means: string; todo: string };

/** Lines by name; the part before the dot is the subject. */
export type Lines = Readonly<
  Record<string, { asked: string; outcomes: Readonly<Record<string, Outcome>> }>
>;

export const green = (means: string): Outcome => ({ light: 'green', means, todo: '' });
export const yellow = (means: string, todo: string): Outcome => ({ light: 'yellow', means, todo });
export const red = (means: string, todo: string): Outcome => ({ light: 'red', means, todo });
export const grey = (means: string, todo: string): Outcome => ({ light: 'grey', means, todo });
