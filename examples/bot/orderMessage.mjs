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
 * The parameters of `sendMessage` for the order's status, with a button that opens the order in the
 * shop; null when the status calls for no message. `link` is the shop's, `https://t.me/<bot>`.
 *
 * @param {{ chatId: number | string, language?: string, order: ReportedOrder, link: string }} what
 */
export function orderMessage({ chatId, language, order, link }) {
  const name = textNameOf(order);
  if (!name) return null;
  const inLanguage = languageOf(language);
  const text = texts[name][inLanguage].replace('{{number}}', () => order.number);
  const reason = name === 'canceled' && order.reason ? `\n${order.reason}` : '';
  return {
    chat_id: chatId,
    text: cutText(text + reason),
    reply_markup: openingButton(texts.seeOrder[inLanguage], link, `order_${order.id}`),
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
  return { inline_keyboard: [[{ text, url }]] };
}
