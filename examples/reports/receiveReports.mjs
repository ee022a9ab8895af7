import { createServer } from 'node:http';
import { isIP } from 'node:net';
import { maxBytes, readReport } from './readReport.mjs';
import { pageHeaders, reportsPage } from './reportsPage.mjs';
import { shopsOfDay } from './shopsOfDay.mjs';

/** Of one address in a minute: a mobile network has many customers behind one. */
const usualPerAddress = 300;
const maxPerMinute = 6000;
const minuteMs = 60_000;

/**
 * A server: `POST /in` takes a message of a shop, `GET /` shows the page. Only the first is for the internet.
 *
 * @param {{ counts: import('./counts.mjs').Counts, now?: () => number, perAddress?: number }} settings
 */
export function receiveReports({ counts, now = Date.now, perAddress = usualPerAddress }) {
  const mayCome = limitRate(perAddress, now);
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0];
    const answer = (/** @type {number} */ status) => {
      // The connection of what is not read is closed.
      if (!request.complete) response.setHeader('connection', 'close');
      response.writeHead(status).end();
    };
    if (path === '/' && (request.method === 'GET' || request.method === 'HEAD')) {
      const facts = { now: now(), dropped: counts.dropped() };
      const page = reportsPage(shopsOfDay(counts.all(), facts.now), facts);
      return response.writeHead(200, pageHeaders).end(request.method === 'GET' ? page : '');
    }
    if (path !== '/in') return answer(404);
    if (request.method !== 'POST') return answer(405);
    if (!mayCome(addressOf(request))) return answer(429);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return answer(413);
    const body = await readBody(request).catch(() => null);
    if (body === null) return answer(413);
    const rows = readReport(body, { now: now(), origin: request.headers.origin });
    if (!rows) return answer(400);
    counts.add(rows);
    return answer(204);
  });
  server.headersTimeout = 5000;
  server.requestTimeout = 10_000;
  server.maxConnections = 500;
  return server;
}

/** The text of a body, counted as it comes; null when it is too long. */
async function readBody(/** @type {import('node:http').IncomingMessage} */ request) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let bytes = 0;
  // The answer still goes out when the rest is not read.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The sender's: what the server in front says, if it is on this machine. Of IPv6 the network. */
function addressOf(/** @type {import('node:http').IncomingMessage} */ request) {
  const direct = request.socket.remoteAddress ?? '';
  const told = request.headers['x-real-ip'];
  const isBehind = /^(::ffff:)?127\.|^::1$/.test(direct);
  const address = isBehind && typeof told === 'string' && isIP(told) ? told : direct;
  return isIP(address) === 6 && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}

/**
 * Whether a message from this address may come now.
 *
 * @param {number} perAddress
 * @param {() => number} now
 */
function limitRate(perAddress, now) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  let minute = 0;
  let all = 0;
  return (/** @type {string} */ address) => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) {
      minute = current;
      all = 0;
      seen.clear();
    }
    if (all >= maxPerMinute) return false;
    const count = (seen.get(address) ?? 0) + 1;
    // What is refused uses nothing up of the others.
    if (count > perAddress) return false;
    all += 1;
    seen.set(address, count);
    return true;
  };
}
