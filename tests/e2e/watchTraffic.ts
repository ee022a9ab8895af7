import { type BrowserContext, expect } from '@playwright/test';

/**
 * Everything that others may come to read of what the app does: the addresses that it asks for and
 * shows, who it says it comes from, its console, and whatever goes to a host that is not its own.
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
    /** The simulator hands Telegram's launch data over in the frame's address, as Telegram does. */
    expectNone(secrets: readonly string[]) {
      expect(seen.length).toBeGreaterThan(0);
      const texts = seen.map((text) => decoded(text.replace(/#tgWebApp.*$/, '')));
      const leaks = texts.filter((text) => secrets.some((secret) => text.includes(secret)));
      expect(leaks, 'what was said where others can read it').toEqual([]);
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
