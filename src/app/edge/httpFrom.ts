import type { Http } from '../../api/call';
import { createHttp } from '../../api/http';

/** The client of the app, which reads what another request has already brought; by a call's path. */
export function httpFrom(textOf: (path: string) => string): Http {
  return createHttp({
    fetch: (input) => {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input));
      return Promise.resolve(new Response(textOf(pathname)));
    },
    baseURL: () => 'https://api.invalid',
    merchant: () => '',
    token: () => null,
    onUnauthorized: () => Promise.resolve(false),
    report: () => undefined,
  });
}
