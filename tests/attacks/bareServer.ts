import type { Page } from '@playwright/test';

/** The headers that an operator may have forgotten (deploy/headers). */
const protective = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** Serves the shop as a server does that sends none of its headers. */
async function withoutHeaders(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = Object.entries(response.headers()).filter(
        ([name]) => !protective.includes(name),
      );
      return route.fulfill({ response, headers: Object.fromEntries(headers) });
    },
  );
}

/** Both kinds of servers that an attack is tried on. */
export const servers = [
  { server: 'behind the headers', prepare: async () => undefined },
  { server: 'without headers', prepare: withoutHeaders },
];
