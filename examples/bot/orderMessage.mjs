import { orderForms } from './orderForms.mjs';
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
 * @property {import('./orderForms.mjs').Expected} [expected] when it is expected at the customer's, or ready
 * @property {{ name: string, count?: number, sum: string }[]} [lines] for the receipt; what is not
 *   counted, such as the delivery, has no `count`
 * @property {string} [total] for the receipt, with its currency
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

/** The texts in the order in which an order comes to them; nothing is told of it after its cancellation. */
const steps = ['accepted', 'ready', 'onWay', 'handedOver', 'canceled'];

/**
 * What an order's status calls for. `rings`: the customer has something to do, so an edit, of which nobody
 * is told, is not enough.
 *
 * @typedef {{ chatId: number | string, orderId: string, rings: boolean, markup: object,
 *   forms: import('./orderForms.mjs').Form[] }} OrderMessage
 */

/**
 * The message about an order's status, with a button that opens the order in the shop; null when the
 * status calls for none. `link` is the shop's, `https://t.me/<bot>`; `step` grows with what has become of the order.
 *
 * @param {{ chatId: number | string, language?: string, order: ReportedOrder, link: string }} what
 * @returns {(OrderMessage & { step: number, markup: ReturnType<typeof openingButton> }) | null}
 */
export function orderMessage({ chatId, language, order, link }) {
  const name = textNameOf(order);
  if (!name) return null;
  const inLanguage = languageOf(language);
  const news = texts[name][inLanguage].replace('{{number}}', () => order.number);
  const reason = name === 'canceled' && order.reason ? `\n${order.reason}` : '';
  const isOver = name === 'handedOver';
  return {
    chatId,
    orderId: order.id,
    step: steps.indexOf(name),
    rings: name === 'ready' || name === 'onWay',
    markup: openingButton(texts.seeOrder[inLanguage], link, `order_${order.id}`),
    forms: orderForms({ news: news + reason, order, language: inLanguage, isOver }),
  };
}

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
