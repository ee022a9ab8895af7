/** How many cutlery sets can be asked for. */
export const mostCutlery = 20;

/** A stored number of cutlery sets; 0 if it is none. */
export const cutleryOf = (stored: unknown): number =>
  Number.isInteger(stored) ? Math.min(Math.max(Number(stored), 0), mostCutlery) : 0;
