// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeAllSheets,
  closeSheet,
  currentEntry,
  openOnHome,
  openSheet,
  replaceSheet,
} from './navigate';

type Entry = { state: unknown; url: string };

/** The browser's joint history, which goes back a task later, as a real one does. */
function standInHistory(start: string) {
  let entries: Entry[] = [{ state: null, url: start }];
  let at = 0;
  const here = () => entries[at] ?? { state: null, url: '/' };
  const apply = () => {
    const [pathname = '/', search] = here().url.split('?');
    vi.stubGlobal('location', { pathname, search: search ? `?${search}` : '' });
  };
  vi.spyOn(history, 'state', 'get').mockImplementation(() => here().state);
  vi.spyOn(history, 'pushState').mockImplementation((state, _, url) => {
    entries = [...entries.slice(0, at + 1), { state, url: String(url) }];
    at += 1;
    apply();
  });
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, url) => {
    entries[at] = { state, url: String(url) };
    apply();
  });
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => {
    setTimeout(() => {
      if (!entries[at + delta]) return;
      at += delta;
      apply();
      dispatchEvent(new Event('popstate'));
    });
  });
  apply();
  return { position: () => at };
}

const open = () => currentEntry().stack.map((sheet) => sheet.url);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('sheets', () => {
  it('stack up, and close one by one into the same history', () => {
    const browser = standInHistory('/');
    openSheet('/profile');
    openSheet('/profile/orders');
    expect(open()).toEqual(['/profile', '/profile/orders']);
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual(['/profile']);
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual([]);
    expect(browser.position()).toBe(0);
  });

  it('open once when a card is tapped twice', () => {
    standInHistory('/');
    openSheet('/product/1');
    openSheet('/product/1');
    expect(open()).toEqual(['/product/1']);
  });

  it('may show the same product twice when it was opened in two places', () => {
    standInHistory('/');
    openSheet('/product/1');
    openSheet('/basket');
    openSheet('/product/1');
    expect(open()).toEqual(['/product/1', '/basket', '/product/1']);
  });

  it('close one at a time, however often closing is asked for at once', () => {
    standInHistory('/');
    openSheet('/profile');
    openSheet('/basket');
    closeSheet();
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual(['/profile']);
  });

  it('stay when another sheet than the one meant is on top by now', () => {
    standInHistory('/');
    openSheet('/profile');
    openSheet('/basket');
    const meant = currentEntry().stack.at(-1)?.id ?? '';
    closeSheet(meant);
    vi.runAllTimers();
    closeSheet(meant);
    vi.runAllTimers();
    expect(open()).toEqual(['/profile']);
  });

  it('lead up from a deep link without leaving the page', () => {
    const browser = standInHistory('/profile/orders/7');
    closeSheet();
    expect(open()).toEqual(['/profile', '/profile/orders']);
    openSheet('/profile/orders/8');
    closeSheet();
    vi.runAllTimers();
    closeSheet();
    closeSheet();
    expect(open()).toEqual([]);
    expect(browser.position()).toBe(0);
  });

  it('open only after a closing that is on its way', () => {
    standInHistory('/');
    openSheet('/login');
    closeSheet();
    openSheet('/basket');
    vi.runAllTimers();
    expect(open()).toEqual(['/basket']);
  });

  it('replace the top and keep what Back leads to', () => {
    standInHistory('/');
    openSheet('/basket');
    openSheet('/checkout');
    replaceSheet('/checkout/confirm');
    expect(open()).toEqual(['/basket', '/checkout/confirm']);
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual(['/basket']);
  });

  it('all close at once, also above a deep link', () => {
    standInHistory('/profile/orders');
    openSheet('/product/1');
    openSheet('/basket');
    closeAllSheets();
    vi.runAllTimers();
    expect(open()).toEqual([]);
    expect(location.pathname).toBe('/');
  });

  it('give way to one that stands alone above home', () => {
    standInHistory('/');
    openSheet('/basket');
    openSheet('/checkout');
    openOnHome('/profile/orders/9');
    vi.runAllTimers();
    expect(open()).toEqual(['/profile/orders/9']);
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual([]);
  });

  it('close in place when the step back was spent in the page around the app', () => {
    standInHistory('/');
    openSheet('/profile');
    openSheet('/basket');
    vi.spyOn(history, 'go').mockImplementation(() => undefined);
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual(['/profile']);
    expect(location.pathname).toBe('/profile');
  });
});
