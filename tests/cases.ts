/** Whether every case of the long tables runs (`npm run test:all`, `npm run faults`), not a sample of them (`npm test`). */
export const runsAll = process.env.CASES === 'all';

/** How many runs a property gets: a quarter of them in `npm test`. */
export const runs = (all: number): number => (runsAll ? all : Math.ceil(all / 4));

/**
 * The cases that row `row` of a table has: all of them, in `npm test` one in `share`, other ones in each
 * row. With as many rows as `share`, every case is in one of them.
 */
export const casesOf = <Case>(cases: readonly Case[], row = 0, share = 4): readonly Case[] =>
  runsAll ? cases : cases.filter((_, index) => index % share === row % share);
