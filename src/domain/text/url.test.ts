import { describe, expect, it } from 'vitest';
import { isExternal, isSafeUrl } from './url';

describe('an untrusted link', () => {
  it.each([
    'https://pay.uz/checkout?id=1',
    'http://shop.uz',
    'tel:+998901234567',
    'mailto:a@b.uz',
    'tg://resolve?domain=shop',
    'itms-apps://apple.com/app',
    '/product/7',
    'product/7',
    '?a=1',
    '#top',
  ])('%s may be followed', (url) => {
    expect(isSafeUrl(url)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'blob:https://shop.uz/1',
    'vbscript:x',
    'view-source:https://shop.uz',
    'file:///etc/passwd',
    '//evil.uz',
    '/\\evil.uz',
    '\\\\evil.uz',
    ' //evil.uz',
    '/a\u0000b',
    '',
    '  ',
  ])('%j is refused', (url) => {
    expect(isSafeUrl(url)).toBe(false);
  });

  it('is external when it leaves the storefront’s own origin', () => {
    const own = 'https://shop.uz';
    const inside = ['/a', 'a', '#a', 'https://shop.uz', 'https://SHOP.uz/a', 'https://shop.uz?a'];
    const outside = [
      'https://shop.uz.evil.uz',
      'https://shop.uz@evil.uz',
      'https://shop.uz:8080',
      'http://shop.uz',
      '//shop.uz',
      'tel:1',
    ];
    expect(inside.filter((url) => isExternal(url, own))).toEqual([]);
    expect(outside.filter((url) => !isExternal(url, own))).toEqual([]);
  });
});
