import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppProxy } from './proxy';

type Controlled = Pick<AppProxy, 'target' | 'setTarget' | 'answer'>;

/** An address is shorter. */
const mostBytes = 10_000;

/**
 * `GET` says how the app's server has answered, `PUT` passes on to another app. Only the simulator's
 * page can set the header: a browser asks for permission first, and gets none.
 */
export async function answerControl(
  proxy: Controlled,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.headers['x-simulator'] === undefined) return void response.writeHead(403).end();
  if (request.method === 'PUT') {
    const address = await textOf(request);
    if (address === null) return void response.writeHead(413, { connection: 'close' }).end();
    if (!URL.canParse(address)) return void response.writeHead(400).end();
    const { origin } = new URL(address);
    if (origin !== proxy.target()) proxy.setTarget(origin);
    return void response.writeHead(204).end();
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(proxy.answer()));
}

/** The body; null for one that is larger than it may be, whose rest is not read. */
async function textOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  // otherwise the connection would go before the answer
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > mostBytes) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}
