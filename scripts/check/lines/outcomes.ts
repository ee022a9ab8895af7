/** `grey`: not asked. Only red ends the command with 1. */
export type Light = 'green' | 'yellow' | 'red' | 'grey';

/** What one outcome of a line says: to the merchant, and to the person who mends it. */
export type Outcome = { light: Light; means: string; todo: string };

/** What is asked, and every outcome of it by its name. */
export const line = <Outcomes extends Readonly<Record<string, Outcome>>>(
  asked: string,
  outcomes: Outcomes,
) => ({ asked, outcomes });

export const green = (means: string): Outcome => ({ light: 'green', means, todo: '' });
export const yellow = (means: string, todo: string): Outcome => ({ light: 'yellow', means, todo });
export const red = (means: string, todo: string): Outcome => ({ light: 'red', means, todo });
export const grey = (means: string, todo: string): Outcome => ({ light: 'grey', means, todo });
