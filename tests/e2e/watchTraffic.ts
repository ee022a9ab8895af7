import { type BrowserContext, expect } from '@playwright/test';

/**
 * Everything third parties could read: requested and shown URLs, referrers, the console, and the
 * bodies of requests to foreign origins.
 */
export function watchTraffic(context: BrowserContext, appOrigin: string) {
  const seen: string[] = [];
  context.on('request', (request) => {
    seen.push(request.url(), request.headers().referer ?? '');
    if (new URL(request.url()).origin !== appOrigin) seen.push(request.postData() ?? '');
  });
  context.on('console', (message) => {
    seen.push(message.text());
  });
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      seen.push(frame.url());
    }),
  );
  return {
    /**
     * Launch data in the frame's hash is left out: the simulator passes it there, as Telegram does.
     */
    expectNone(secrets: readonly string[]) {
      expect(seen.length).toBeGreaterThan(0);
      const texts = seen.map((text) => decoded(text.replace(/#tgWebApp.*$/, '')));
      const leaks = texts.filter((text) => secrets.some((secret) => text.includes(secret)));
      expect(leaks, 'personal data that third parties could read').toEqual([]);
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Phones (last nine digits) and tokens of the server's users. */
export function secretsOf({
  users,
  sessions,
}: {
  users: { phone: string | null }[];
  sessions: { token: string }[];
}) {
  const phones = users.flatMap(({ phone }) => phone?.replace(/\D/g, '').slice(-9) ?? []);
  const tokens = sessions.map(({ token }) => token);
  expect(phones.length).toBeGreaterThan(0);
  expect(tokens.length).toBeGreaterThan(0);
  return [...phones, ...tokens];
}
