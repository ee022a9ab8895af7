import {
  createServer,
  type IncomingMessage,
  request as overHttp,
  type ServerResponse,
} from 'node:http';
import { request as overHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { towardsApp, towardsFrame } from './headers';
import { frameScript, insertScript, pointToCopy } from './insert';
import { asksForPage, isOwnHost, loopback, rawHeaders, statusLine } from './messages';
import { answerOurselves, type OwnAnswers } from './ownAnswers';

/** How the app's server has answered the last request for a page. */
export type Answer =
  | { kind: 'none' }
  | { kind: 'page'; status: number }
  | { kind: 'unreachable'; why: string }
  | { kind: 'elsewhere'; address: string };

export type AppProxy = {
  /** where the app is to be opened */
  origin: string;
  /** the app's own origin */
  target: () => string;
  /** passes on to another app */
  setTarget: (origin: string) => void;
  answer: () => Answer;
  close: () => Promise<void>;
};

export type ProxyOptions = OwnAnswers & {
  /** the app's server has sent a page on to another origin, where Telegram does not listen */
  onElsewhere?: (address: string) => void;
};

const decoders: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** Responses without a body. */
const empty = new Set([204, 304]);

/**
 * Serves somebody's app from an origin of the simulator's own. Everything streams through in both
 * directions; only what keeps a page from being framed is taken out, and the script that plays the
 * client is put first into its pages.
 */
export async function startProxy(
  app: string,
  port: number,
  options: ProxyOptions = {},
): Promise<AppProxy> {
  const hasCopy = options.telegramScript !== undefined;
  const script = frameScript(hasCopy);
  let target = new URL(app);
  let answer: Answer = { kind: 'none' };
  let own = '';

  const ask = (request: IncomingMessage) => {
    const secure = target.protocol === 'https:';
    const headers = towardsApp(request.headers, own, target);
    const isPage = asksForPage(request);
    // pages are decoded and never taken from a cache, whose copy may hold another script
    if (isPage) {
      headers['accept-encoding'] = 'gzip, deflate, br';
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const to = {
      hostname: target.hostname.replace(/^\[|\]$/g, ''),
      port: target.port || (secure ? 443 : 80),
      path: request.url,
      method: request.method,
      headers,
      // a server on this machine has signed its certificate itself
      ...(secure && { rejectUnauthorized: !loopback.test(target.hostname) }),
    };
    return { asked: secure ? overHttps(to) : overHttp(to), isPage };
  };

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    if (!isOwnHost(request)) return void response.writeHead(421).end();
    if (answerOurselves(options, request, response)) return;
    const { asked, isPage } = ask(request);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (isPage) answer = { kind: 'unreachable', why: error.code ?? error.message };
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end();
    });
    asked.on('response', (got) => pass(got, request, response, isPage));
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  };

  const pass = (
    got: IncomingMessage,
    request: IncomingMessage,
    response: ServerResponse,
    isPage: boolean,
  ) => {
    const status = got.statusCode ?? 502;
    const headers = towardsFrame(got.headers, own, target, script.hash);
    if (isPage) answer = { kind: 'page', status };
    if (got.headers.location !== undefined) {
      const next = redirected(got.headers.location, request.url);
      headers.location = next;
      if (isPage && status < 400 && !next.startsWith(`${own}/`)) {
        answer = { kind: 'elsewhere', address: next };
        options.onElsewhere?.(next);
      }
    }
    const hasBody = request.method !== 'HEAD' && !empty.has(status);
    const isHtml = /^text\/html\b/i.test(got.headers['content-type'] ?? '');
    const encoding = got.headers['content-encoding']?.toLowerCase() ?? 'identity';
    const decode = decoders[encoding];
    const ended = () => undefined;
    if (!isPage || !isHtml || !hasBody || (!decode && encoding !== 'identity')) {
      response.writeHead(status, headers);
      return void pipeline(got, response, ended);
    }
    for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) {
      delete headers[name];
    }
    headers['cache-control'] = 'no-store';
    const inserting = insertScript(script.elementFor(target.origin), (charset) => {
      const type = got.headers['content-type'] ?? 'text/html';
      if (charset && !/charset/i.test(type))
        headers['content-type'] = `${type}; charset=${charset}`;
      response.writeHead(status, headers);
    });
    const changes = hasCopy ? [pointToCopy(), inserting] : [inserting];
    pipeline([got, ...(decode ? [decode()] : []), ...changes, response], ended);
  };

  /** Where a redirect leads from here; one to the same host by another protocol is followed. */
  const redirected = (location: string, from = '/'): string => {
    if (!URL.canParse(location, target.origin + from)) return location;
    const next = new URL(location, target.origin + from);
    if (
      next.hostname === target.hostname &&
      target.protocol === 'http:' &&
      next.protocol === 'https:'
    ) {
      target = new URL(next.origin);
    }
    return next.origin === target.origin ? own + next.href.slice(next.origin.length) : next.href;
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, first: Buffer) => {
    if (!isOwnHost(request)) return void socket.destroy();
    const { asked } = ask(request);
    asked.setHeader('connection', 'Upgrade');
    const drop = () => socket.destroy();
    socket.on('error', () => asked.destroy());
    asked.on('error', drop);
    asked.on('response', (got) => {
      socket.write(`${statusLine(got)}connection: close\r\n\r\n`);
      got.pipe(socket);
    });
    asked.on('upgrade', (got, other, rest) => {
      other.on('error', drop);
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
      socket.write(`${statusLine(got)}${rawHeaders(got)}\r\n`);
      if (rest.length > 0) socket.write(rest);
      if (first.length > 0) other.write(first);
      other.pipe(socket).pipe(other);
    });
    asked.end();
  };

  const server = createServer(respond).on('upgrade', upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  own = `http://localhost:${addressOf(server.address()).port}`;
  return {
    origin: own,
    target: () => target.origin,
    setTarget: (origin) => {
      target = new URL(origin);
      answer = { kind: 'none' };
    },
    answer: () => answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return address;
}
