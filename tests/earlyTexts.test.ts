import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../src/domain/text/language';
import { runInlineScript } from './inlineScript';

vi.mock('../src/device/build', () => ({ buildOf: () => 'this' }));

afterEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
});

/** The dictionaries that the inline script preloads for a Telegram language code. */
async function preloadedFor(code: string): Promise<(string | undefined)[]> {
  const links = languages.map((name) => {
    const link = document.createElement('link');
    link.dataset.early = name;
    return link;
  });
  document.head.append(...links);
  const user = JSON.stringify({ id: 1, first_name: 'Dana', language_code: code });
  const data = new URLSearchParams({ user, hash: 'f'.repeat(64) });
  const launch = new URLSearchParams({
    tgWebAppData: data.toString(),
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: '{}',
  });
  await runInlineScript(`#${launch}`);
  return links.filter(({ rel }) => rel === 'modulepreload').map((link) => link.dataset.early);
}

test.each([
  ['kk', 'kz'],
  ['en', 'eng'],
  ['zh-hans', 'zh'],
])('Telegram’s language %s preloads the dictionary %s', async (code, name) => {
  expect(await preloadedFor(code)).toEqual([name]);
});
