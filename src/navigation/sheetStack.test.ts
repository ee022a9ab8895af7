import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from './paths';
import { deriveSheetStack, readHistoryEntry, urlOf } from './sheetStack';

const urls = (url: string) => deriveSheetStack(url).map((sheet) => sheet.url);

describe('the stack of a deep link', () => {
  it('contains every prefix of the path that is a route', () => {
    expect(urls('/profile/orders/7/map')).toEqual([
      '/profile',
      '/profile/orders',
      '/profile/orders/7',
      '/profile/orders/7/map',
    ]);
    expect(urls('/login/confirm')).toEqual(['/login', '/login/confirm']);
  });

  it('skips prefixes that are not routes', () => {
    expect(urls('/product/12')).toEqual(['/product/12']);
    expect(urls('/address/pickup2')).toEqual(['/address/pickup2']);
  });

  it('has nothing beneath the confirmation of a placed order, whose checkout is empty', () => {
    expect(urls('/checkout/confirm')).toEqual(['/checkout/confirm']);
    expect(urls('/checkout/confirm?order=7')).toEqual(['/checkout/confirm?order=7']);
  });

  it('keeps the query on the top sheet only', () => {
    expect(urls('/category?id=5')).toEqual(['/category?id=5']);
    expect(urls('/vacancy/3?from=bot')).toEqual(['/vacancy', '/vacancy/3?from=bot']);
  });

  it('is empty at home and on the screens that replace it', () => {
    for (const url of ['/', '', '/?vendor=demo', '/blocked', '/merchantNotAvailable']) {
      expect(urls(url)).toEqual([]);
    }
  });

  it('shows an unknown path as a sheet of its own', () => {
    expect(urls('/no/such/page')).toEqual(['/no/such/page']);
  });

  it('ignores a trailing slash', () => {
    expect(urls('/profile/orders/')).toEqual(['/profile', '/profile/orders']);
  });

  it('always ends at the requested address', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[\w:.-]{1,8}$/), { maxLength: 5 }), (segments) => {
        const url = `/${segments.join('/')}`;
        const stack = deriveSheetStack(url);
        expect(stack.length === 0 || urlOf(stack) === url).toBe(true);
      }),
    );
  });
});

describe('a history entry', () => {
  it('contains the stack, the number of pushed entries and its place', () => {
    const entry = { stack: [{ id: 'a', url: '/basket' }], pushed: 1, index: 3 };
    expect(readHistoryEntry(entry, '/checkout')).toEqual(entry);
  });

  it('of an older build, without a place, counts as the first', () => {
    const entry = { stack: [{ id: 'a', url: '/basket' }], pushed: 1 };
    expect(readHistoryEntry(entry, '/checkout')).toEqual({ ...entry, index: 0 });
  });

  it('counts as a deep link when its state is missing or foreign', () => {
    const foreign = [null, undefined, 7, { cursor: 1 }, { stack: [{ url: 3 }], pushed: 1 }];
    for (const state of foreign) {
      expect(readHistoryEntry(state, '/branches/map')).toEqual({
        stack: [
          { id: '/branches', url: '/branches' },
          { id: '/branches/map', url: '/branches/map' },
        ],
        pushed: 0,
        index: 0,
      });
    }
  });
});

describe('an address', () => {
  it('escapes its id', () => {
    expect(paths.product('a/b c')).toBe('/product/a%2Fb%20c');
    expect(paths.orderMap('7')).toBe('/profile/orders/7/map');
  });

  it('omits parameters that are not given', () => {
    expect(paths.category()).toBe('/category');
    expect(paths.category('5')).toBe('/category?id=5');
    expect(paths.search('osh & non')).toBe('/search?q=osh+%26+non');
  });
});
