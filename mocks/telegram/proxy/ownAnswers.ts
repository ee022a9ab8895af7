import type { IncomingMessage, ServerResponse } from 'node:http';
import { copyPath } from './insert';
import type { Stubs } from './serverless';

/** What the simulator answers in place of the app's server. */
export type OwnAnswers = {
  /** a copy of Telegram's own script, which the app then loads from here */
  telegramScript?: string;
  /** the endpoints of Telegram's serverless hosting */
  stubs?: Stubs;
};

/** Answers the request, if it is one of those; returns whether it was. */
export function answerOurselves(
  { telegramScript, stubs }: OwnAnswers,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = request.url?.split('?')[0];
  if (telegramScript !== undefined && path === copyPath) {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(telegramScript);
    return true;
  }
  const endpoint = /^\/api\/([\w-]+)$/.exec(path ?? '')?.[1];
  if (!stubs || request.method !== 'POST' || endpoint === undefined) return false;
  const { status, body } = stubs.answer(endpoint, request.headers.authorization);
  request.resume();
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
}
