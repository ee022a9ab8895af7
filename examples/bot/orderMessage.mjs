import { cutText } from './shownText.mjs';
import { languageOf, texts } from './texts.mjs';

/**
 * An order as the merchant's server reports it after a change of its status.
 *
 * @typedef {object} ReportedOrder
 * @property {string} id
 * @property {string} number
 * @property {string} status
 * @property {string} [serviceType] `DELIVERY`, `PICK_UP` or `DINE_IN`
 * @property {string} [reason] why it was cancelled, in the words of the shop
 * @property {Expected} [expected] when it is expected at the customer's, or ready
 * @property {{ name: string, count: number, sum: string }[]} [lines] for the receipt
 * @property {string} [total] for the receipt, with its currency
 *
 * @typedef {{ at: number, text: string }} Expected seconds of Unix time, and the same as a text
 */

/**
 * Which text a status calls for; null: none. A customer with the shop open sees each step there, so
 * the bot writes only when there is something to know or to do.
 *
 * @param {Pick<ReportedOrder, 'status' | 'serviceType'>} order
 */
export function textNameOf({ status, serviceType }) {
  if (status === 'ACCEPTED') return 'accepted';
  if (status === 'DONE' && serviceType === 'PICK_UP') return 'ready';
  if (status === 'ON_WAY') return 'onWay';
  if (status === 'DELIVERED' || status === 'CLOSED') return 'handedOver';
  if (status === 'CANCELED') return 'canceled';
  return null;
}

/**
 * What an order's status calls for, in the forms in which Telegram may take it: the first that it takes is
 * shown. `rings`: the customer has something to do, so an edit, of which nobody is told, is not enough.
 *
 * @typedef {{ parse: 'rich' | 'timed' | 'plain', params: Record<string, unknown> }} Form
 * @typedef {{ chatId: number | string, orderId: string, name: string, rings: boolean,
 *   markup: ReturnType<typeof openingButton>, forms: Form[] }} OrderMessage
 */

/**
 * The message about an order's status, with a button that opens the order in the shop; null when the
 * status calls for none. `link` is the shop's, `https://t.me/<bot>`.
 *
 * @param {{ chatId: number | string, language?: string, order: ReportedOrder, link: string }} what
 * @returns {OrderMessage | null}
 */
export function orderMessage({ chatId, language, order, link }) {
  const name = textNameOf(order);
  if (!name) return null;
  const inLanguage = languageOf(language);
  const news = texts[name][inLanguage].replace('{{number}}', () => order.number);
  const reason = name === 'canceled' && order.reason ? `\n${order.reason}` : '';
  const isOver = name === 'handedOver';
  const total = texts.total[inLanguage];
  /** @type {Form[]} */
  const forms = [
    ...(isOver && order.lines ? [richReceipt(news, order, total, inLanguage === 'ar')] : []),
    ...(!isOver && order.expected ? [timed(news, texts.expected[inLanguage], order.expected)] : []),
    plain(news + reason, order, { isOver, expected: texts.expected[inLanguage], total }),
  ];
  return {
    chatId,
    orderId: order.id,
    name,
    rings: name === 'ready' || name === 'onWay',
    markup: openingButton(texts.seeOrder[inLanguage], link, `order_${order.id}`),
    forms,
  };
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
 * @param {ReportedOrder} order
 * @param {string} total
 * @param {boolean} isRightToLeft
 * @returns {Form}
 */
function richReceipt(news, order, total, isRightToLeft) {
  const rows = receiptRows(order, total).map(
    ([what, sum]) => `<tr><td>${escaped(what)}</td><td>${escaped(sum)}</td></tr>`,
  );
  const html = `<p>${escaped(news)}</p><table>${rows.join('')}</table>`;
  const rich = { html, ...(isRightToLeft && { is_rtl: true }) };
  return { parse: 'rich', params: { rich_message: rich } };
}

/**
 * @param {string} news
 * @param {ReportedOrder} order
 * @param {{ isOver: boolean, expected: string, total: string }} how
 * @returns {Form}
 */
function plain(news, order, { isOver, expected, total }) {
  const time = order.expected && expected.replace('{{time}}', () => order.expected?.text ?? '');
  const rows = receiptRows(order, total).map(([what, sum]) => `${what}: ${sum}`);
  const more = isOver ? rows : [time ?? ''];
  return { parse: 'plain', params: { text: cutText([news, ...more].filter(Boolean).join('\n')) } };
}

/**
 * @param {ReportedOrder} order
 * @param {string} total
 * @returns {[string, string][]}
 */
const receiptRows = ({ lines = [], total: sum }, total) => [
  ...lines.map(
    (line) => /** @type {[string, string]} */ ([`${line.count} × ${line.name}`, line.sum]),
  ),
  ...(sum ? [/** @type {[string, string]} */ ([total, sum])] : []),
];

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A button that opens the shop, at `start` where Telegram allows it as a start parameter.
 *
 * @param {string} text
 * @param {string} link
 * @param {string} [start]
 */
export function openingButton(text, link, start = '') {
  const url = /^[\w-]{1,512}$/.test(start) ? `${link}?startapp=${start}` : `${link}?startapp`;
  // older servers of the Bot API pass over a field they do not know
  return { inline_keyboard: [[{ text, url, style: 'primary' }]] };
}
