import { setTimeout as pause } from 'node:timers/promises';
import { readBody } from './readBody.mjs';
import { logged } from './shownText.mjs';

const attempts = 3;
/** A longer pause is not waited for: the order can be reported again. Seconds. */
const longestPause = 60;

/**
 * Calls of the Bot API. `failure` says why there is no result: `blocked` when the user has not
 * allowed messages or has taken it back, `refused` for a call that will never work, `unreachable`
 * for one that may be made again, `misconfigured` for what only the operator can mend: a token that
 * is unknown or revoked (401, 404), a second bot with the same one (409). That is logged. The token
 * is part of the address, so no address is. `unsupported`: this server has no such method.
 *
 * @typedef {'blocked' | 'refused' | 'unreachable' | 'misconfigured' | 'unsupported'} Failure
 * @typedef {{ result: unknown, failure: null } | { result: null, failure: Failure }} Answer
 * `answerMs`: how long an answer may take, whole; longer than `getUpdates` is held back.
 *
 * @param {{ token: string, root?: string, log?: (line: string) => void, answerMs?: number }} settings
 */
export function createBotApi({
  token,
  root = 'https://api.telegram.org',
  log = (line) => console.error(line),
  answerMs = 60_000,
}) {
  /**
   * @param {string} method
   * @param {object} params
   * @param {AbortSignal} [signal]
   * @returns {Promise<Answer>}
   */
  return async function call(method, params, signal) {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await post(`${root}/bot${token}/${method}`, params, answerMs, signal);
      if (answer?.ok) return { result: answer.result, failure: null };
      // Telegram says how many seconds to wait when it is asked too often.
      const seconds = Number(answer?.parameters?.retry_after);
      const mayWait = seconds >= 0 && seconds <= longestPause;
      if (!mayWait || attempt === attempts) return failed(method, answer);
      await pause(seconds * 1000, undefined, { signal }).catch(() => undefined);
    }
  };

  /**
   * @param {string} method
   * @param {Reply | null} answer
   * @returns {Answer}
   */
  function failed(method, answer) {
    const code = Number(answer?.error_code);
    const description = answer?.description ?? '';
    // an edit that changes nothing
    if (code === 400 && description.includes('message is not modified'))
      return { result: true, failure: null };
    if (code === 404 && description.includes('method not found'))
      return { result: null, failure: 'unsupported' };
    if (code === 403) return { result: null, failure: 'blocked' };
    if (code === 401 || code === 404 || code === 409) {
      log(
        `${method}: Telegram answers ${code}, ${logged(answer?.description ?? 'without a reason')}`,
      );
      return { result: null, failure: 'misconfigured' };
    }
    const isFinal = code < 500 && code !== 429;
    return { result: null, failure: isFinal ? 'refused' : 'unreachable' };
  }
}

/**
 * @typedef {{ ok?: boolean, result?: unknown, error_code?: number, description?: string,
 *   parameters?: { retry_after?: number } }} Reply
 * @param {string} url
 * @param {object} params
 * @param {number} answerMs
 * @param {AbortSignal} [signal]
 * @returns {Promise<Reply | null>}
 */
async function post(url, params, answerMs, signal) {
  // A signal of `AbortSignal.any` may be collected as garbage while an answer is under way.
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, answerMs);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
      signal: limit.signal,
    });
    const text = response.body && (await readBody(response.body, limit.signal));
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
