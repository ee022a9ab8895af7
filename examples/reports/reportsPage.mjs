import { createHash } from 'node:crypto';

/** @typedef {import('./shopsOfDay.mjs').Shop} Shop */

const style = `
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
body { margin: 1rem; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem; border-block-end: 1px solid rgb(128 128 128 / 0.4); text-align: start; vertical-align: top; }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
.bad { color: light-dark(#b00020, #ff8a80); font-weight: 600; }
small { display: block; }
`;

/** Headers of the page: it has no script, and loads nothing. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** More shops are counted, and not shown: those in front are the ones to look at. */
const maxShops = 1000;

/** What each reason of a shop that did not start means. */
const reasons = new Map([
  ['late', 'nothing after ten seconds'],
  ['refused', 'script refused'],
  ['gone', 'files gone'],
  ['unreachable', 'no server'],
]);

const columns = [
  'Shop',
  'Build',
  'Placed',
  'Refused',
  'Lost',
  'Did not start',
  'Errors',
  'Failed calls',
  'Policy',
];
const vitalUnits = { LCP: ' ms', INP: ' ms', CLS: '' };

/**
 * The page of the last day, as HTML.
 *
 * @param {readonly Shop[]} shops in the order to be shown
 * @param {{ now: number, dropped: number }} facts
 */
export function reportsPage(shops, { now, dropped }) {
  const shown = shops.slice(0, maxShops);
  const silent = shown.filter(({ silence }) => silence);
  const lines = [
    '<h1>The last 24 hours</h1>',
    `<p>Until ${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC, ${count(shops.length, 'shop')}.</p>`,
    shops.length > maxShops ? `<p>The first ${maxShops} are shown.</p>` : '',
    dropped > 0
      ? `<p class="bad">${count(dropped, 'report')} not kept: the limits are reached.</p>`
      : '',
    ...silent.map(({ host, silence }) => silenceLine(host, silence)),
    shops.length === 0 ? '<p>Nothing has arrived yet.</p>' : tableOf(shown),
    ...shown.filter(({ troubles }) => troubles.length > 0).map(troublesOf),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="60"><title>Reports of the shops</title><style>${style}</style></head><body>
${lines.filter(Boolean).join('\n')}
</body></html>
`;
}

const silenceLine = (/** @type {string} */ host, /** @type {Shop['silence']} */ silence) =>
  silence &&
  `<p class="bad" role="alert">${escaped(host)}: no order for ${count(silence.hours, 'hour')}. On the days before it had ${silence.usual} at this time.</p>`;

const count = (/** @type {number} */ number, /** @type {string} */ noun) =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

function tableOf(/** @type {readonly Shop[]} */ shops) {
  const heads = [...columns, ...Object.keys(vitalUnits)].map(
    (name) => `<th scope="col">${name}</th>`,
  );
  const rows = shops.flatMap(({ builds }) => builds.map(rowOf));
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

function rowOf(/** @type {Shop['builds'][number]} */ build) {
  const { counts, vitals } = build;
  const plain = (/** @type {string} */ kind) => cell(counts[kind] ?? 0);
  const bad = (/** @type {string} */ kind, details = new Map()) =>
    cell(counts[kind] ?? 0, { isBad: (counts[kind] ?? 0) > 0, details });
  const named = new Map([...build.starts].map(([why, times]) => [reasons.get(why) ?? why, times]));
  return `<tr>${[
    `<th scope="row">${escaped(build.host)}</th>`,
    `<td>${escaped(build.build || 'unknown')}</td>`,
    plain('placed'),
    bad('refused', build.refusals),
    bad('lost'),
    bad('start', named),
    plain('error'),
    plain('fault'),
    plain('policy'),
    ...Object.entries(vitalUnits).map(([name, unit]) => {
      const value = vitals[name] ?? null;
      return `<td class="number">${value === null ? '–' : `${value}${unit}`}</td>`;
    }),
  ].join('')}</tr>`;
}

/** @param {number} number @param {{ isBad?: boolean, details?: Map<string, number> }} [how] */
function cell(number, { isBad = false, details = new Map() } = {}) {
  const parts = [...details].map(([what, times]) => `<small>${escaped(what)}: ${times}</small>`);
  return `<td class="number${isBad ? ' bad' : ''}">${number}${parts.join('')}</td>`;
}

function troublesOf(/** @type {Shop} */ { host, troubles }) {
  const items = troubles.map(
    ({ kind, text, count: times }) => `<li>${times} × ${escaped(kind)}: ${escaped(text)}</li>`,
  );
  return `<details><summary>${escaped(host)}: most frequent messages</summary><ul>${items.join('')}</ul></details>`;
}

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
