import { createClients, type Http } from '../../api/http';

/** The client of the app, which reads what another request has already brought; by a call's path. */
export function httpFrom(textOf: (path: string) => string): Http {
  return createClients(
    { api: () => 'https://api.invalid', content: null },
    {
      fetch: (input) => {
        const { pathname } = new URL(String(input instanceof Request ? input.url : input));
        return Promise.resolve(new Response(textOf(pathname)));
      },
      merchant: () => '',
      token: () => null,
      onUnauthorized: () => Promise.resolve(false),
      report: () => undefined,
    },
  ).http;
}
