/** Names a call of the page's inline script: what is asked, and of which merchant. */
export const callKey = (url: string, merchant: string): string => `${merchant} ${url}`;

/**
 * A `fetch` that takes over the answers that the inline script of index.html has asked for already;
 * each is taken once, so that asking again asks the server.
 */
export function earlyFetch(
  early: Record<string, Promise<Response>> | undefined,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  return (input, init) => {
    const method = init?.method ?? 'GET';
    const merchant = new Headers(init?.headers).get('merchant');
    if (early && method === 'GET' && typeof input === 'string' && merchant !== null) {
      const key = callKey(input, merchant);
      const answer = early[key];
      delete early[key];
      if (answer) return answer;
    }
    return fetch(input, init);
  };
}
