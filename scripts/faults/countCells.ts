import type { Cell } from '../../tests/faults/cell';

const servers = { mock: 'mock backend', foreign: 'foreign server' } as const;

/** The call of a cell, without the suffix that distinguishes two uses of it. */
export const callOf = ({ call }: Pick<Cell, 'call'>): string => call.split(' · ')[0] ?? '';

/** Counts of the outcomes, one line per server and one for both. */
export function countCells(cells: readonly Cell[]) {
  const count = (name: string, own: readonly Cell[]) => ({
    name,
    calls: new Set(own.map(callOf)).size,
    cells: own.length,
    wrong: own.filter(({ wrong }) => wrong.length > 0).length,
    lost: own.filter(({ lost }) => lost.length > 0).length,
  });
  const each = (['mock', 'foreign'] as const).map((server) =>
    count(
      servers[server],
      cells.filter((cell) => cell.server === server),
    ),
  );
  return [...each, count('both', cells)];
}
