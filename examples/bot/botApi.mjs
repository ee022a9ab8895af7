import { setTimeout as pause } from 'node:timers/promises';

const attempts = 3;

/**
 * Calls of the Bot API. `failure` says why there is no result: `blocked` when the user has not
 * allowed messages or has taken it back, `refused` for a call that will never work, `unreachable`
 * for one that may be made again. The token is part of the address, so no address is ever logged.
 *
 * @typedef {{ result: unknown, failure: null }
 *   | { result: null, failure: 'blocked' | 'refused' | 'unreachable' }} Answer
 * @param {{ token: string, root?: string }} settings
 */
export function createBotApi({ token, root = 'https://api.telegram.org' }) {
  /**
   * @param {string} method
   * @param {object} params
   * @param {AbortSignal} [signal]
   * @returns {Promise<Answer>}
   */
  return async function call(method, params, signal) {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await post(`${root}/bot${token}/${method}`, params, signal);
      if (answer?.ok) return { result: answer.result, failure: null };
      // Telegram says how many seconds to wait when it is asked too often.
      const seconds = answer?.parameters?.retry_after;
      if (seconds === undefined || attempt === attempts) return failed(answer?.error_code);
      await pause(seconds * 1000, undefined, { signal }).catch(() => undefined);
    }
  };
}

/**
 * @param {number | undefined} code
 * @returns {Answer}
 */
function failed(code) {
  if (code === 403) return { result: null, failure: 'blocked' };
  const isFinal = code !== undefined && code < 500 && code !== 429;
  return { result: null, failure: isFinal ? 'refused' : 'unreachable' };
}

/**
 * @param {string} url
 * @param {object} params
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ ok: boolean, result?: unknown, error_code?: number,
 *   parameters?: { retry_after?: number } } | null>}
 */
async function post(url, params, signal) {
  const timeout = AbortSignal.timeout(60_000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return await response.json();
  } catch {
    return null;
  }
}
