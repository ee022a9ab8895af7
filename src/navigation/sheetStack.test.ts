import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from './paths';
import { deriveSheetStack, readHistoryEntry, urlOf } from './sheetStack';

const urls = (url: string) => deriveSheetStack(url).map((sheet) => sheet.url);

describe('the stack of a deep link', () => {
  it('leads up step by step through the routes that the path begins with', () => {
    expect(urls('/profile/orders/7/map')).toEqual([
      '/profile',
      '/profile/orders',
      '/profile/orders/7',
      '/profile/orders/7/map',
    ]);
    expect(urls('/login/confirm')).toEqual(['/login', '/login/confirm']);
  });

  it('skips a beginning that is no route', () => {
    expect(urls('/product/12')).toEqual(['/product/12']);
    expect(urls('/address/pickup2')).toEqual(['/address/pickup2']);
  });

  it('leads from an order that was placed straight home: its checkout is empty', () => {
    expect(urls('/checkout/confirm')).toEqual(['/checkout/confirm']);
    expect(urls('/checkout/confirm?order=7')).toEqual(['/checkout/confirm?order=7']);
  });

  it('keeps the query on the top sheet only', () => {
    expect(urls('/category?id=5')).toEqual(['/category?id=5']);
    expect(urls('/vacancy/3?from=bot')).toEqual(['/vacancy', '/vacancy/3?from=bot']);
  });

  it('is empty at home and on the screens that stand in its place', () => {
    for (const url of ['/', '', '/?vendor=demo', '/blocked', '/merchantNotAvailable']) {
      expect(urls(url)).toEqual([]);
    }
  });

  it('shows an unknown path as a sheet of its own', () => {
    expect(urls('/no/such/page')).toEqual(['/no/such/page']);
  });

  it('does not mind a slash at the end', () => {
    expect(urls('/profile/orders/')).toEqual(['/profile', '/profile/orders']);
  });

  it('always ends at the address that was asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[\w:.-]{1,8}$/), { maxLength: 5 }), (segments) => {
        const url = `/${segments.join('/')}`;
        const stack = deriveSheetStack(url);
        expect(stack.length === 0 || urlOf(stack) === url).toBe(true);
      }),
    );
  });
});

describe('an entry of the history', () => {
  it('says what lies beneath the address', () => {
    const place = { stack: [{ id: 'a', url: '/basket' }], pushed: 1 };
    expect(readHistoryEntry(place, '/checkout')).toEqual(place);
  });

  it('is a deep link when its state is missing or of another making', () => {
    const foreign = [null, undefined, 7, { cursor: 1 }, { stack: [{ url: 3 }], pushed: 1 }];
    for (const state of foreign) {
      expect(readHistoryEntry(state, '/branches/map')).toEqual({
        stack: [
          { id: '/branches', url: '/branches' },
          { id: '/branches/map', url: '/branches/map' },
        ],
        pushed: 0,
      });
    }
  });
});

describe('an address', () => {
  it('escapes the id that it holds', () => {
    expect(paths.product('a/b c')).toBe('/product/a%2Fb%20c');
    expect(paths.orderMap('7')).toBe('/profile/orders/7/map');
  });

  it('leaves out what is not asked for', () => {
    expect(paths.category()).toBe('/category');
    expect(paths.category('5')).toBe('/category?id=5');
    expect(paths.search('osh & non')).toBe('/search?q=osh+%26+non');
  });
});
