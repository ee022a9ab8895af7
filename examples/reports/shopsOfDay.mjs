import { quarterMs } from './readReport.mjs';

/**
 * @typedef {import('./readReport.mjs').Row} Row
 * @typedef {{ host: string, build: string, counts: Record<string, number>,
 *   refusals: Map<string, number>, starts: Map<string, number>,
 *   vitals: Record<string, number | null> }} BuildOfDay
 * @typedef {{ kind: string, text: string, count: number }} Trouble
 * @typedef {{ hours: number, usual: number }} Silence
 * @typedef {{ host: string, silence: Silence | null, builds: BuildOfDay[],
 *   troubles: Trouble[] }} Shop
 */

const hourMs = 4 * quarterMs;
const dayMs = 24 * hourMs;
const daysBefore = 7;
/**
 * Hours that are compared with the same ones of the days before. In the first in which this many orders are usual, none
 * is no chance any more: it would be one time in twenty.
 */
const windows = [1, 2, 4];
const minUsual = 3;
const maxTroubles = 8;

/**
 * The last 24 hours of each shop, those that have fallen silent first, then those that do not start or lose orders.
 *
 * @param {readonly Row[]} rows
 * @param {number} now
 * @returns {Shop[]}
 */
export function shopsOfDay(rows, now) {
  return [...groupByHost(rows)]
    .map(([host, own]) => {
      const today = own.filter(({ at }) => at > now - dayMs);
      const names = [...new Set(today.map(({ build }) => build))].sort();
      return {
        host,
        silence: findSilence(own, now),
        builds: names.map((build) => buildOfDay(host, build, today)),
        troubles: troublesOf(today),
      };
    })
    .filter(({ builds, silence }) => builds.length > 0 || silence)
    .sort((a, b) => rank(b) - rank(a) || (a.host < b.host ? -1 : 1));
}

function groupByHost(/** @type {readonly Row[]} */ rows) {
  /** @type {Map<string, Row[]>} */
  const found = new Map();
  for (const row of rows) {
    const own = found.get(row.host);
    if (own) own.push(row);
    else found.set(row.host, [row]);
  }
  return found;
}

/**
 * A shop that has had no order for some hours, in which it had some on the days before; null when it is as usual, or
 * when there are fewer than two days to compare with.
 *
 * @param {readonly Row[]} own of one shop
 * @param {number} now
 * @returns {Silence | null}
 */
function findSilence(own, now) {
  const placed = own.filter(({ kind }) => kind === 'placed');
  const first = placed.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  const quarter = now - (now % quarterMs);
  const placedIn = (/** @type {number} */ from, /** @type {number} */ to) =>
    placed.reduce((sum, { at, count }) => (at >= from && at < to ? sum + count : sum), 0);
  for (const hours of windows) {
    const from = quarter - hours * hourMs;
    if (placedIn(from, now + 1) > 0) return null;
    const days = Array.from({ length: daysBefore }, (_, index) => (index + 1) * dayMs)
      .filter((ago) => from - ago >= first - hours * hourMs)
      .map((ago) => placedIn(from - ago, quarter - ago));
    const usual = days.reduce((sum, count) => sum + count, 0) / days.length;
    const hasOrders = days.filter((count) => count > 0).length >= 2;
    if (hasOrders && usual >= minUsual) return { hours, usual: Math.round(usual) };
  }
  return null;
}

/** @returns {BuildOfDay} */
function buildOfDay(
  /** @type {string} */ host,
  /** @type {string} */ build,
  /** @type {readonly Row[]} */ today,
) {
  const own = today.filter((row) => row.build === build);
  const sum = (/** @type {string} */ kind) =>
    own.reduce((all, row) => (row.kind === kind ? all + row.count : all), 0);
  const kinds = ['placed', 'refused', 'lost', 'start', 'error', 'fault', 'policy'];
  return {
    host,
    build,
    counts: Object.fromEntries(kinds.map((kind) => [kind, sum(kind)])),
    refusals: byText(own, 'refused'),
    starts: byText(own, 'start'),
    vitals: Object.fromEntries(['LCP', 'INP', 'CLS'].map((name) => [name, p75(byText(own, name))])),
  };
}

function byText(/** @type {readonly Row[]} */ rows, /** @type {string} */ kind) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const row of rows)
    if (row.kind === kind) counts.set(row.text, (counts.get(row.text) ?? 0) + row.count);
  return counts;
}

/** The value that three of four stay within; null without one. */
function p75(/** @type {Map<string, number>} */ counts) {
  const sorted = [...counts].map(([text, count]) => ({ value: Number(text), count }));
  sorted.sort((a, b) => a.value - b.value);
  let left = sorted.reduce((sum, { count }) => sum + count, 0) * 0.75;
  for (const { value, count } of sorted) {
    left -= count;
    if (left <= 0) return value;
  }
  return null;
}

/** The most frequent messages. */
function troublesOf(/** @type {readonly Row[]} */ today) {
  return ['error', 'fault', 'policy']
    .flatMap((kind) => [...byText(today, kind)].map(([text, count]) => ({ kind, text, count })))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxTroubles);
}

function rank(/** @type {Pick<Shop, 'silence' | 'builds'>} */ { silence, builds }) {
  const sum = (/** @type {string} */ kind) =>
    builds.reduce((all, { counts }) => all + (counts[kind] ?? 0), 0);
  return silence ? Number.POSITIVE_INFINITY : sum('start') + sum('lost') + sum('refused');
}
