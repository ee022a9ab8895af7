/**
 * @typedef {import('./readReport.mjs').Row} Row
 * @typedef {ReturnType<typeof keepCounts>} Counts
 */

const dayMs = 86_400_000;
/** Today, and the seven days that it is compared with. */
const keptMs = 8 * dayMs;
/** Of all shops together. */
const usualMaxRows = 100_000;
/** Different ones of one shop in an hour: a shop that is talked about by a machine leaves room for the others. */
const maxRowsInHour = 500;
const hourMs = 3_600_000;

/**
 * The counts of eight days, in memory, and in a file for the next start. Bounded: a new row beyond the limits is not
 * kept, and counted in `dropped`; what is known goes on being counted.
 *
 * @param {import('./files.mjs').Keeper} file
 * @param {{ now: () => number, maxRows?: number }} options
 */
export function keepCounts(file, { now, maxRows = usualMaxRows }) {
  /** @type {Map<string, Row>} */
  let rows = new Map();
  /** @type {Map<string, number>} */
  const inHour = new Map();
  /** @type {Map<string, Row>} */
  const changed = new Map();
  let dropped = 0;
  const keyOf = (/** @type {Row} */ row) =>
    JSON.stringify([row.at, row.host, row.build, row.kind, row.text]);

  function prune() {
    const since = now() - keptMs;
    rows = new Map([...rows].filter(([, { at }]) => at >= since));
    inHour.clear();
    for (const row of rows.values()) countRow(row);
    changed.clear();
    file.replace([...rows.values()], since);
  }

  function countRow(/** @type {Row} */ { at, host }) {
    const hour = `${at - (at % hourMs)} ${host}`;
    const count = (inHour.get(hour) ?? 0) + 1;
    inHour.set(hour, count);
    return count;
  }

  // Of a file of lines the last of each key holds.
  for (const row of file.load())
    if (rows.size < maxRows || rows.has(keyOf(row))) rows.set(keyOf(row), row);
  prune();

  return {
    /** @param {readonly Row[]} more */
    add(more) {
      for (const row of more) {
        const key = keyOf(row);
        const known = rows.get(key);
        if (!known && (rows.size >= maxRows || countRow(row) > maxRowsInHour)) {
          dropped += 1;
          continue;
        }
        const next = { ...row, count: Math.min((known?.count ?? 0) + row.count, 1e9) };
        rows.set(key, next);
        changed.set(key, next);
      }
    },
    all: () => [...rows.values()],
    dropped: () => dropped,
    /** Writes what has changed since the last time. */
    flush() {
      if (changed.size === 0) return;
      file.write([...changed.values()]);
      changed.clear();
    },
    prune,
  };
}
