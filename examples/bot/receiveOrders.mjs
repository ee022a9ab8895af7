import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { keepMessage } from './keepMessage.mjs';
import { orderMessage } from './orderMessage.mjs';
import { readBody } from './readBody.mjs';

const remembered = 10_000;

/**
 * News of an order: `running` while it is on its way, `isSent` once nobody has to report it again.
 *
 * @typedef {{ step: number, isSent: boolean, running: Promise<string> | null }} News
 */

/**
 * A server for the merchant's own system: `POST /orders` with `Authorization: Bearer <secret>` and
 * `{ chatId, language, order }` writes to the customer, one message for each order. The same news about an order is sent
 * once, however often it is reported, unless Telegram could not be reached or the bot is not set up
 * as it should be. News that comes after later news of its order is `overtaken`: it was reported again too late, and
 * the message says what counts. `sent` is said when Telegram has taken it.
 *
 * @param {{ call: ReturnType<typeof import('./botApi.mjs').createBotApi>, link: string,
 *   secret: string }} settings
 */
export function receiveOrders({ call, link, secret }) {
  const show = keepMessage({ call });
  /** The latest news of each order. @type {Map<string, News>} */
  const latest = new Map();

  /** @param {Parameters<typeof orderMessage>[0]} report */
  async function notify(report) {
    const message = orderMessage(report);
    if (!message) return 'nothing to say';
    const { orderId, step } = message;
    const before = latest.get(orderId);
    if (before && step < before.step) return 'overtaken';
    if (before?.step === step) {
      if (before.isSent) return 'sent before';
      const result = await before.running;
      if (result) return result === 'sent' ? 'sent before' : result;
    }
    const running = show(message).then((failure) => failure ?? 'sent');
    /** @type {News} */
    const news = { step, isSent: false, running };
    latest.delete(orderId);
    latest.set(orderId, news);
    const [oldest] = latest.keys();
    if (latest.size > remembered && oldest) latest.delete(oldest);
    try {
      const result = await running;
      news.isSent = !mayBeReportedAgain(result);
      return result;
    } finally {
      news.running = null;
    }
  }

  return createServer(async (request, response) => {
    const answer = (/** @type {number} */ status, /** @type {string} */ result) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ result }));
    if (request.method !== 'POST' || request.url !== '/orders') return answer(404, 'not found');
    if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`))
      return answer(401, 'wrong secret');
    const report = await readReport(request).catch(() => null);
    if (!report) {
      // of what is not read the connection is rid
      if (!request.complete) response.setHeader('connection', 'close');
      return answer(400, 'not a report of an order');
    }
    const result = await notify({ ...report, link });
    return answer(mayBeReportedAgain(result) ? 502 : 200, result);
  });
}

/** Compares in constant time, so that the secret cannot be guessed letter by letter. */
const isSame = (/** @type {string} */ given, /** @type {string} */ wanted) =>
  timingSafeEqual(hashOf(given), hashOf(wanted));

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest();

const mayBeReportedAgain = (/** @type {string | null} */ result) =>
  result === 'unreachable' || result === 'misconfigured';

/** @param {import('node:http').IncomingMessage} request */
async function readReport(request) {
  // The answer still goes out when the rest is not read.
  const body = await readBody(request.iterator({ destroyOnReturn: false }));
  if (body === null) return null;
  const { chatId, language, order } = JSON.parse(body);
  const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value !== '';
  const isWhole = isText(order?.id) && isText(order.number) && isText(order.status);
  if (!isWhole || !(isText(chatId) || Number.isInteger(chatId))) return null;
  const { id, number, status, serviceType, reason, expected, lines, total } = order;
  const hasTime = Number.isInteger(expected?.at) && isText(expected.text);
  const isLine = (/** @type {any} */ line) =>
    isText(line?.name) &&
    isText(line.sum) &&
    (line.count === undefined || Number.isFinite(line.count));
  return {
    chatId,
    order: {
      id,
      number,
      status,
      serviceType,
      ...(isText(reason) && { reason }),
      ...(hasTime && { expected: { at: expected.at, text: expected.text } }),
      ...(Array.isArray(lines) && lines.every(isLine) && lines.length > 0 && { lines }),
      ...(isText(total) && { total }),
    },
    ...(isText(language) && { language }),
  };
}
