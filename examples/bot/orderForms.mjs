import { cutText } from './shownText.mjs';
import { texts } from './texts.mjs';

/**
 * One way to say it; `parse` is what Telegram's server has to know for it.
 *
 * @typedef {{ parse: 'rich' | 'timed' | 'plain', params: Record<string, unknown> }} Form
 * @typedef {{ at: number, text: string }} Expected seconds of Unix time, and the same as a text
 * @typedef {{ expected?: Expected, lines?: { name: string, count?: number, sum: string }[],
 *   total?: string }} Details
 */

/**
 * News of an order in the forms in which Telegram may take it, the plain one last: with the expected time,
 * or when all is over with the receipt.
 *
 * @param {{ news: string, order: Details, language: import('./texts.mjs').Language,
 *   isOver: boolean }} what
 * @returns {Form[]}
 */
export function orderForms({ news, order, language, isOver }) {
  const total = texts.total[language];
  const around = texts.expected[language];
  if (isOver) {
    const rows = receiptRows(order, total);
    const rich = rows.length > 0 ? [richReceipt(news, rows, language === 'ar')] : [];
    return [...rich, plain([news, ...rows.map(([what, sum]) => `${what}: ${sum}`)])];
  }
  const { expected } = order;
  if (!expected) return [plain([news])];
  return [
    timed(news, around, expected),
    plain([news, around.replace('{{time}}', () => expected.text)]),
  ];
}

/**
 * With the time as an entity, which clients show by the reader's own clock (Bot API 9.5).
 *
 * @param {string} news
 * @param {string} around
 * @param {Expected} expected
 * @returns {Form}
 */
function timed(news, around, { at, text }) {
  const before = `${news}\n${around.split('{{time}}')[0]}`;
  const entity = { type: 'date_time', offset: before.length, length: text.length };
  const entities = [{ ...entity, unix_time: at, date_time_format: 't' }];
  return { parse: 'timed', params: { text: before + text, entities } };
}

/**
 * The receipt as a table (Bot API 10.1).
 *
 * @param {string} news
 * @param {[string, string][]} rows
 * @param {boolean} isRightToLeft
 * @returns {Form}
 */
function richReceipt(news, rows, isRightToLeft) {
  const cells = rows.map(
    ([what, sum]) => `<tr><td>${escaped(what)}</td><td>${escaped(sum)}</td></tr>`,
  );
  const html = `<p>${escaped(news)}</p><table>${cells.join('')}</table>`;
  const rich = { html, ...(isRightToLeft && { is_rtl: true }) };
  return { parse: 'rich', params: { rich_message: rich } };
}

/**
 * @param {string[]} lines
 * @returns {Form}
 */
const plain = (lines) => ({ parse: 'plain', params: { text: cutText(lines.join('\n')) } });

/**
 * @param {Details} order
 * @param {string} total
 * @returns {[string, string][]}
 */
function receiptRows({ lines = [], total: sum }, total) {
  /** @type {[string, string][]} */
  const rows = lines.map(({ name, count, sum }) => [
    count === undefined ? name : `${count} × ${name}`,
    sum,
  ]);
  return sum && rows.length > 0 ? [...rows, [total, sum]] : rows;
}

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
