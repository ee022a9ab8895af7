// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createCookies } from './cookies';

/** A cookie jar that also records every written line. */
function jar(start: Record<string, string> = {}) {
  const items = new Map(Object.entries(start));
  const lines: string[] = [];
  return {
    lines,
    get cookie() {
      return [...items].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(line: string) {
      lines.push(line);
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (/max-age=-/.test(line)) items.delete(name);
      else items.set(name, value);
    },
  };
}

const page = { isEmbedded: false, isSecure: true };

describe('cookies', () => {
  test('are read back as written', () => {
    const cookies = createCookies({ ...page, document: jar() });
    cookies.set('initData', 'user={"id":1}&hash=a;b=c', 1);
    cookies.set('lang', 'uz', 365);
    expect(cookies.get('initData')).toBe('user={"id":1}&hash=a;b=c');
    expect(cookies.get('lang')).toBe('uz');
    expect(cookies.get('la')).toBeNull();
  });

  test('apply to the whole site for the given days, whatever the device takes for today', () => {
    const document = jar();
    createCookies({ ...page, document }).set('lang', 'uz', 365);
    expect(document.lines).toEqual(['lang=uz; path=/; max-age=31536000; SameSite=Lax; Secure']);
  });

  test.each([
    ['on its own, over http', false, false, 'SameSite=Lax'],
    ['on its own, over https', false, true, 'SameSite=Lax; Secure'],
    ['embedded, over http', true, false, 'SameSite=Lax'],
    ['embedded, over https', true, true, 'SameSite=None; Secure; Partitioned'],
  ])('have the right attributes on a page %s', (_, isEmbedded, isSecure, attributes) => {
    const document = jar();
    createCookies({ document, isEmbedded, isSecure }).set('lang', 'uz', 1);
    expect(document.lines[0]).toMatch(new RegExp(`max-age=86400; ${attributes}$`));
  });

  test.each([
    ['on its own, over http', false, false, 'SameSite=Strict'],
    ['on its own, over https', false, true, 'SameSite=Strict; Secure'],
    ['embedded, over https', true, true, 'SameSite=Strict; Secure'],
  ])('set with setStrict are SameSite=Strict on a page %s', (_, isEmbedded, isSecure, how) => {
    const document = jar();
    createCookies({ document, isEmbedded, isSecure }).setStrict('initData', 'signed', 1);
    expect(document.lines.at(-1)).toMatch(new RegExp(`^initData=signed; .*max-age=86400; ${how}$`));
  });

  test('are removed in both their plain and partitioned form', () => {
    const document = jar({ lang: 'uz' });
    const cookies = createCookies({ ...page, document });
    cookies.remove('lang');
    expect(cookies.get('lang')).toBeNull();
    expect(document.lines.map((line) => line.includes('Partitioned'))).toEqual([false, true]);
  });

  test('kept by clearAllExcept are not rewritten', () => {
    const document = jar({ lang: 'uz', initData: 'signed', _ga: '1' });
    const cookies = createCookies({ ...page, document });
    cookies.clearAllExcept((name) => name === 'initData');
    expect(['lang', '_ga', 'initData'].map(cookies.get)).toEqual([null, null, 'signed']);
    expect(document.lines.some((line) => line.startsWith('initData='))).toBe(false);
  });

  test('can all be cleared, including those of other software', () => {
    const cookies = createCookies({ ...page, document: jar({ lang: 'uz', _ga: '1', odd: '%E0' }) });
    cookies.clearAllExcept(() => false);
    expect(['lang', '_ga', 'odd'].map(cookies.get)).toEqual([null, null, null]);
  });

  test('with malformed encoding are read undecoded', () => {
    expect(createCookies({ ...page, document: jar({ odd: '%E0%A4%A' }) }).get('odd')).toBe(
      '%E0%A4%A',
    );
  });

  test('read as missing where the page has no access to cookies', () => {
    const document = {
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError');
      },
      set cookie(_: string) {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    };
    const cookies = createCookies({ ...page, document });
    cookies.set('lang', 'uz', 1);
    cookies.clearAllExcept(() => false);
    expect(cookies.get('lang')).toBeNull();
  });
});
