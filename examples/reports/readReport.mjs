/**
 * One count: `at` is the start of the quarter of an hour (orders) or of the hour, in epoch milliseconds; `text` the code
 * of a refusal, the reason, the message or the value of a vital.
 *
 * @typedef {{ at: number, host: string, build: string, kind: string, text: string, count: number }} Row
 */

export const quarterMs = 15 * 60_000;
const hourMs = 4 * quarterMs;

/** The longest message that is read, bytes: what a browser's beacon may hold. */
export const maxBytes = 65_536;
const maxTroubles = 50;
const maxOrders = 20;
const maxTextLength = 200;
const maxCount = 1000;

const outcomes = ['placed', 'refused', 'lost'];
/** Closed sets of the shop: `refusalCodes` of src/domain/order, and `StartFailure` of src/device. */
export const refusalCodes = [
  ...['overpriced', 'noToken'],
  ...['400', '401', '403', '404', '422', '429', '503'],
];
export const startFailures = ['late', 'refused', 'gone', 'unreachable'];
const troubleKinds = ['error', 'fault', 'policy'];

/** By vital its step and its limit: values are counted in steps, so that their number is bounded. */
const vitals = new Map([
  ['LCP', { step: 100, limit: 30_000 }],
  ['INP', { step: 20, limit: 5000 }],
  ['CLS', { step: 0.01, limit: 2 }],
]);

/**
 * The counts of a message of the shop (deploy/README.md, error and performance reports); null when it is none. What a
 * message says beside the known fields, and what is not of their closed sets, does not count. `origin`: the header of
 * the request, which a browser sets; a message about another host than the one it comes from is none.
 *
 * @param {string} body
 * @param {{ now: number, origin: string | undefined }} request
 * @returns {Row[] | null}
 */
export function readReport(body, { now, origin }) {
  const message = parse(body);
  const { host } = message;
  if (typeof host !== 'string' || !/^[a-z0-9.-]{1,253}$/.test(host)) return null;
  if (origin && origin !== 'null' && hostnameOf(origin) !== host) return null;
  const build = isText(message.build) && /^[\w.-]{1,100}$/.test(message.build) ? message.build : '';
  const row = (
    /** @type {string} */ kind,
    /** @type {string} */ text,
    /** @type {unknown} */ times = 1,
  ) => {
    const step = outcomes.includes(kind) ? quarterMs : hourMs;
    const count = Math.min(Number.isInteger(times) ? Number(times) : 0, maxCount);
    return count > 0 ? [{ at: now - (now % step), host, build, kind, text, count }] : [];
  };
  return [
    ...listOf(message.troubles, maxTroubles).flatMap(({ kind, text, where, count }) => {
      if (!isText(text)) return [];
      if (kind === 'start') return startFailures.includes(text) ? row(kind, text, count) : [];
      if (!troubleKinds.includes(kind)) return [];
      return row(
        kind,
        printable(isText(where) && where !== '/' ? `${where}: ${text}` : text),
        count,
      );
    }),
    ...listOf(message.orders, maxOrders).flatMap(({ outcome, code, count }) => {
      if (!outcomes.includes(outcome)) return [];
      if (outcome !== 'refused') return row(outcome, '', count);
      return row(outcome, refusalCodes.includes(code) ? code : 'other', count);
    }),
    ...listOf(message.vitals, vitals.size).flatMap(({ name, value }) => {
      const scale = vitals.get(name);
      if (!scale || typeof value !== 'number' || !(value >= 0)) return [];
      const steps = Math.round(Math.min(value, scale.limit) / scale.step);
      return row(name, String(Number((steps * scale.step).toFixed(2))));
    }),
  ];
}

const isText = (/** @type {unknown} */ value) => typeof value === 'string';

/** @returns {Record<string, any>} */
function parse(/** @type {string} */ body) {
  try {
    const message = JSON.parse(body);
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}

/** @returns {any[]} */
const listOf = (/** @type {unknown} */ value, /** @type {number} */ limit) =>
  (Array.isArray(value) ? value : [])
    .slice(0, limit)
    .filter((one) => typeof one === 'object' && one !== null);

/** Without signs that a terminal or a page would obey instead of showing them. */
const printable = (/** @type {string} */ text) =>
  [...text.slice(0, 2 * maxTextLength).replace(/[\p{C}\u2028\u2029]+/gu, ' ')]
    .slice(0, maxTextLength)
    .join('');

function hostnameOf(/** @type {string} */ origin) {
  try {
    return new URL(origin).hostname;
  } catch {
    return '';
  }
}
