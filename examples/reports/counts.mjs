/**
 * @typedef {import('./readReport.mjs').Row} Row
 * @typedef {ReturnType<typeof keepCounts>} Counts
 */

const dayMs = 86_400_000;
/** Today, and the seven days that it is compared with. */
const keptMs = 8 * dayMs;
/** Of all shops together. */
const usualMaxRows = 100_000;
/** As which all hosts are counted that are not among the shops'. */
const otherHosts = 'other hosts';
/** Different ones of one shop in an hour: a shop that is talked about by a machine leaves room for the others. */
const maxRowsInHour = 500;
const hourMs = 3_600_000;

/**
 * The counts of eight days, in memory, and in a file for the next start. Bounded: a new row beyond the limits is not
 * kept, and counted in `dropped`; what is known goes on being counted. `hosts` are the shops'; all others are one.
 * Each has its part of one half of the rows, and the shops have the other half together. Without `hosts` the host that comes
 * first is kept.
 *
 * @param {import('./files.mjs').Keeper} file
 * @param {{ now: () => number, maxRows?: number, hosts?: readonly string[] }} options
 */
export function keepCounts(file, { now, maxRows = usualMaxRows, hosts = [] }) {
  const parts = hosts.length === 0 ? 0 : hosts.length + 1;
  const part = parts && Math.floor(maxRows / 2 / parts);
  /** @type {Map<string, Row>} */
  const rows = new Map();
  /** @type {Map<string, number>} */
  const inHour = new Map();
  /** @type {Map<string, number>} */
  const ofHost = new Map();
  /** Rows of hosts whose part is full. */
  let beyond = 0;
  /** @type {Map<string, Row>} */
  const changed = new Map();
  let dropped = 0;
  const keyOf = (/** @type {Row} */ row) =>
    JSON.stringify([row.at, row.host, row.build, row.kind, row.text]);
  const hourOf = (/** @type {Row} */ { at, host }) => `${at - (at % hourMs)} ${host}`;
  const hostOf = (/** @type {string} */ host) =>
    hosts.length === 0 || hosts.includes(host) ? host : otherHosts;

  /** Sets a row; a new one only if there is room. */
  function set(/** @type {string} */ key, /** @type {Row} */ row) {
    if (!rows.has(key)) {
      const hour = hourOf(row);
      const before = { inHour: inHour.get(hour) ?? 0, ofHost: ofHost.get(row.host) ?? 0 };
      const isBeyond = before.ofHost >= part;
      const mayBeBeyond = row.host !== otherHosts && beyond < maxRows - parts * part;
      if (before.inHour >= maxRowsInHour || (isBeyond && !mayBeBeyond)) return false;
      inHour.set(hour, before.inHour + 1);
      ofHost.set(row.host, before.ofHost + 1);
      if (isBeyond) beyond += 1;
    }
    rows.set(key, row);
    return true;
  }

  function flush() {
    if (changed.size === 0) return;
    file.write([...changed.values()]);
    changed.clear();
  }

  function prune() {
    const since = now() - keptMs;
    const kept = [...rows].filter(([, { at }]) => at >= since);
    for (const counts of [rows, inHour, ofHost]) counts.clear();
    beyond = 0;
    for (const [key, row] of kept) set(key, row);
    flush();
    file.replace([...rows.values()], since);
  }

  // Of a file of lines the last of each key holds.
  for (const row of file.load()) if (hostOf(row.host) === row.host) set(keyOf(row), row);
  prune();

  return {
    /** @param {readonly Row[]} more */
    add(more) {
      for (const { host, ...rest } of more) {
        const row = { ...rest, host: hostOf(host) };
        const key = keyOf(row);
        const count = Math.min((rows.get(key)?.count ?? 0) + row.count, 1e9);
        const next = { ...row, count };
        if (set(key, next)) changed.set(key, next);
        else dropped += 1;
      }
    },
    all: () => [...rows.values()],
    dropped: () => dropped,
    /** Writes what has changed since the last time. */
    flush,
    prune,
  };
}
