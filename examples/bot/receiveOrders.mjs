import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { orderMessage, textNameOf } from './orderMessage.mjs';

const maxBytes = 10_000;
const remembered = 10_000;

/**
 * A server for the merchant's own system: `POST /orders` with `Authorization: Bearer <secret>` and
 * `{ chatId, language, order }` writes to the customer. The same message about an order is sent
 * once, however often it is reported, unless Telegram could not be reached.
 *
 * @param {{ call: ReturnType<typeof import('./botApi.mjs').createBotApi>, link: string,
 *   secret: string }} settings
 */
export function receiveOrders({ call, link, secret }) {
  /** @type {Set<string>} */
  const sent = new Set();

  /** @param {Parameters<typeof orderMessage>[0]} report */
  async function notify(report) {
    const message = orderMessage(report);
    if (!message) return 'nothing to say';
    const key = `${report.order.id} ${textNameOf(report.order)}`;
    if (sent.has(key)) return 'sent before';
    sent.add(key);
    const { failure } = await call('sendMessage', message);
    if (failure === 'unreachable') sent.delete(key);
    const [oldest] = sent;
    if (sent.size > remembered && oldest) sent.delete(oldest);
    return failure ?? 'sent';
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
    if (!report) return answer(400, 'not a report of an order');
    const result = await notify({ ...report, link });
    return answer(result === 'unreachable' ? 502 : 200, result);
  });
}

/** Compares in constant time, so that the secret cannot be guessed letter by letter. */
const isSame = (/** @type {string} */ given, /** @type {string} */ wanted) =>
  timingSafeEqual(hashOf(given), hashOf(wanted));

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest();

/** @param {AsyncIterable<Buffer>} request */
async function readReport(request) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > maxBytes) return null;
  }
  const { chatId, language, order } = JSON.parse(body);
  const isId = (/** @type {unknown} */ value) => typeof value === 'string' && value !== '';
  const isWhole = isId(order?.id) && isId(order.number) && isId(order.status);
  if (!isWhole || !(isId(chatId) || Number.isInteger(chatId))) return null;
  return { chatId, order, ...(isId(language) && { language }) };
}
