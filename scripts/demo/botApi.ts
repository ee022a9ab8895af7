import * as v from 'valibot';
import { createLimit, TooSlow } from '../../deploy/edge/deadline';
import { readText } from '../realShop/readWhole';
import { OperatorError } from './readToken';

/** Waits; returns early when the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

type Parts = {
  token: string;
  /** Telegram's, or that of a test's fake */
  origin: string;
  say: (sentence: string) => void;
  fetch: typeof fetch;
  wait: Wait;
  /** how long an answer may take, whole, ms */
  answerMs?: number;
};

type Params = Readonly<Record<string, unknown>>;

export type BotApi = {
  /** one attempt; throws `BotRefusal` or `BotUnreachable` */
  once(method: string, params: Params, signal: AbortSignal): Promise<unknown>;
  /** repeats with growing pauses while Telegram is out of reach or asks to wait */
  untilAnswered(method: string, params: Params, signal: AbortSignal): Promise<unknown>;
};

/** Telegram has answered, and the answer is no. `status` is its `error_code`. */
export class BotRefusal extends Error {
  constructor(
    readonly status: number,
    readonly why: string,
  ) {
    super(`${status} ${why}`);
  }
}

/** No usable answer; `waitMs` is what Telegram asks for, null if it doesn't. */
export class BotUnreachable extends Error {
  constructor(
    readonly why: string,
    readonly waitMs: number | null,
  ) {
    super(why);
  }
}

const answerShape = v.object({
  ok: v.boolean(),
  result: v.optional(v.unknown()),
  error_code: v.optional(v.number()),
  description: v.optional(v.string(), ''),
  parameters: v.optional(v.object({ retry_after: v.optional(v.number()) }), {}),
});

/** How long `getUpdates` stays open, seconds. */
export const pollSeconds = 50;
const usualAnswerMs = 15_000;
const longestPauseMs = 30_000;

/** 1, 2, 4 … 30 seconds. */
export const backoffMs = (attempt: number): number =>
  Math.min(1000 * 2 ** Math.min(attempt, 10), longestPauseMs);

/**
 * The Bot API. The token is part of the address, so no error of `fetch` is passed on, and redirects
 * are not followed.
 */
export function createBotApi({
  token,
  origin,
  say,
  fetch,
  wait,
  answerMs = usualAnswerMs,
}: Parts): BotApi {
  const base = apiOrigin(origin);

  const once: BotApi['once'] = async (method, params, signal) => {
    const limit = createLimit(
      method === 'getUpdates' ? pollSeconds * 1000 + answerMs : answerMs,
      signal,
    );
    let status: number;
    let body: unknown;
    try {
      const response = await fetch(`${base}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(params),
        redirect: 'error',
        signal: limit.signal,
      });
      ({ status } = response);
      body = JSON.parse(await readText(response, limit.signal));
    } catch (error) {
      throw new BotUnreachable(reasonOf(error), null);
    } finally {
      limit.stop();
    }
    const answer = v.safeParse(answerShape, body);
    if (!answer.success) throw new BotUnreachable(`HTTP ${status}`, null);
    const { ok, result, error_code = status, description, parameters } = answer.output;
    if (ok) return result;
    const { retry_after } = parameters;
    if (error_code === 429 || error_code >= 500) {
      const waitMs = retry_after === undefined ? null : retry_after * 1000;
      throw new BotUnreachable(`${error_code} ${description}`, waitMs);
    }
    throw new BotRefusal(error_code, description);
  };

  return {
    once,
    async untilAnswered(method, params, signal) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const result = await once(method, params, signal);
          if (attempt > 0) say('Telegram answers again.');
          return result;
        } catch (error) {
          if (!(error instanceof BotUnreachable) || signal.aborted) throw error;
          const pauseMs = error.waitMs ?? backoffMs(attempt);
          if (attempt === 0)
            say(`Telegram’s Bot API cannot be used now (${error.why}). Trying again until it can.`);
          await wait(pauseMs, signal);
        }
      }
    },
  };
}

/** Where the Bot API is: Telegram's, unless `BOT_API_ORIGIN` names another. Throws a sentence for what cannot be used. */
export const botApiOrigin = ({ BOT_API_ORIGIN }: Readonly<Record<string, string | undefined>>) =>
  apiOrigin(BOT_API_ORIGIN || 'https://api.telegram.org');

/** The token must not cross a network in the open. */
function apiOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url.origin;
  throw new OperatorError(
    'BOT_API_ORIGIN has to be an https address, or an http one on this machine. Without it, ' +
      'Telegram’s own is used.',
  );
}

/** The code of a network error. Messages may quote the address, and with it the token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection';
  if (error instanceof TooSlow) return 'no answer in time';
  if (error instanceof SyntaxError) return 'an answer that is not JSON';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z_\d]+$/.test(code) ? code : 'no connection';
}
