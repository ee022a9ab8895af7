// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeAllSheets,
  closeSheet,
  closeSheets,
  currentEntry,
  openOnHome,
  openSheet,
  replaceSheet,
} from './navigate';

type Entry = { state: unknown; url: string };

/**
 * A fake joint session history; `go` is asynchronous, as in a real browser, and takes `stepMs`.
 * `counts` says from where it counts: the entry of the call or that of its end.
 */
function stubHistory(start: string, stepMs = 0, counts: 'early' | 'late' = 'late') {
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
    const early = at + delta;
    setTimeout(() => {
      const next = counts === 'early' ? early : at + delta;
      if (!entries[next]) return;
      at = next;
      apply();
      dispatchEvent(new Event('popstate'));
    }, stepMs);
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
  it('stack up and close one by one through the history', () => {
    const browser = stubHistory('/');
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

  it('open only once when a card is tapped twice', () => {
    stubHistory('/');
    openSheet('/product/1');
    openSheet('/product/1');
    expect(open()).toEqual(['/product/1']);
  });

  it('can show the same product twice when it was opened from two screens', () => {
    stubHistory('/');
    openSheet('/product/1');
    openSheet('/basket');
    openSheet('/product/1');
    expect(open()).toEqual(['/product/1', '/basket', '/product/1']);
  });

  it('close one at a time when closed repeatedly in the same task', () => {
    stubHistory('/');
    openSheet('/profile');
    openSheet('/basket');
    closeSheet();
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual(['/profile']);
  });

  it('stay open when the sheet to close is no longer on top', () => {
    stubHistory('/');
    openSheet('/profile');
    openSheet('/basket');
    const closedId = currentEntry().stack.at(-1)?.id ?? '';
    closeSheet(closedId);
    vi.runAllTimers();
    closeSheet(closedId);
    vi.runAllTimers();
    expect(open()).toEqual(['/profile']);
  });

  it('close up to home from a deep link without leaving the page', () => {
    const browser = stubHistory('/profile/orders/7');
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

  it('open after a pending close has finished', () => {
    stubHistory('/');
    openSheet('/login');
    closeSheet();
    openSheet('/basket');
    vi.runAllTimers();
    expect(open()).toEqual(['/basket']);
  });

  it('can be replaced on top without changing where Back leads', () => {
    stubHistory('/');
    openSheet('/basket');
    openSheet('/checkout');
    replaceSheet('/checkout/confirm');
    expect(open()).toEqual(['/basket', '/checkout/confirm']);
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual(['/basket']);
  });

  it('all close together, also above a deep link', () => {
    stubHistory('/profile/orders');
    openSheet('/product/1');
    openSheet('/basket');
    closeAllSheets();
    vi.runAllTimers();
    expect(open()).toEqual([]);
    expect(location.pathname).toBe('/');
  });

  it('of a finished flow that a deep link began leave no form to go back to', () => {
    const { position } = stubHistory('/profile/cards/create');
    const before = open();
    openSheet('/profile/cards/confirm');
    closeSheets(['/profile/cards/create', '/profile/cards/confirm']);
    vi.runAllTimers();
    expect(open()).toEqual(before.slice(0, -1));
    expect(position()).toBe(0);
  });

  it('are all replaced by a single sheet above home with openOnHome', () => {
    stubHistory('/');
    openSheet('/basket');
    openSheet('/checkout');
    openOnHome('/profile/orders/9');
    vi.runAllTimers();
    expect(open()).toEqual(['/profile/orders/9']);
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual([]);
  });

  it('close in place when the back step was consumed by the embedding page', () => {
    stubHistory('/');
    openSheet('/profile');
    openSheet('/basket');
    vi.spyOn(history, 'go').mockImplementation(() => undefined);
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual(['/profile']);
    expect(location.pathname).toBe('/profile');
  });

  describe.each(['early', 'late'] as const)('after a slow step back, counted %s', (counts) => {
    it('leave the page of the order just placed open, above home', () => {
      stubHistory('/', 900, counts);
      openSheet('/basket');
      openSheet('/checkout');
      openOnHome('/checkout/confirm/9');
      vi.advanceTimersByTime(600);
      expect(open()).toEqual(['/checkout/confirm/9']);
      const id = currentEntry().stack[0]?.id;
      vi.runAllTimers();
      expect(currentEntry().stack).toEqual([{ id, url: '/checkout/confirm/9' }]);
      closeSheet();
      vi.runAllTimers();
      expect(open()).toEqual([]);
      expect(location.pathname).toBe('/');
    });

    it('stay closed', () => {
      stubHistory('/', 900, counts);
      openSheet('/basket');
      openSheet('/checkout');
      closeAllSheets();
      vi.advanceTimersByTime(600);
      expect(open()).toEqual([]);
      vi.runAllTimers();
      expect(open()).toEqual([]);
    });
  });

  it('close by Back as usual after a step that the embedding page consumed', () => {
    const browser = stubHistory('/');
    openSheet('/profile');
    openSheet('/basket');
    const go = vi.spyOn(history, 'go').mockImplementationOnce(() => undefined);
    closeSheet();
    vi.runAllTimers();
    openSheet('/profile/orders');
    openSheet('/profile/orders/9');
    go.getMockImplementation()?.(-1);
    vi.runAllTimers();
    expect(open()).toEqual(['/profile', '/profile/orders']);
    closeSheet();
    vi.runAllTimers();
    expect(open()).toEqual(['/profile']);
    expect(browser.position()).toBe(2);
  });
});
