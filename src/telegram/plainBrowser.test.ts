import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../tests/until';
import { plainBrowser } from './plainBrowser';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

const ask = vi.fn(() => Promise.resolve(true));
const telegram = plainBrowser({ ask });
const question = { message: 'Sure?', ok: 'Yes', cancel: 'No' };
const product = { url: 'https://demo.shop.uz/product/1', text: 'Plov' };

test('there is no user, and the page draws its own buttons', async () => {
  expect(telegram).toMatchObject({ isInside: false, initData: null, user: null, isWeak: false });
  expect(telegram.mainButton.isAvailable()).toBe(false);
  await expect(telegram.requestContact()).resolves.toEqual({ status: 'unavailable' });
  await expect(telegram.locate()).resolves.toEqual({ status: 'unavailable' });
});

test('confirm uses the page’s own dialog, and a failed one counts as no', async () => {
  await expect(telegram.confirm(question)).resolves.toBe(true);
  expect(ask).toHaveBeenCalledWith(question);
  ask.mockRejectedValueOnce(new Error('closed'));
  await expect(telegram.confirm(question)).resolves.toBe(false);
});

test('a link opens in a tab without an opener', () => {
  const replace = vi.fn();
  const tab = { opener: window, location: { replace } };
  vi.stubGlobal('open', () => tab);
  telegram.openLink('https://pay.example/1');
  expect(tab.opener).toBeNull();
  expect(replace).toHaveBeenCalledWith('https://pay.example/1');
});

test('a link opens in the current tab if the browser blocks a new one', () => {
  vi.stubGlobal('open', () => null);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  telegram.openLink('https://pay.example/1');
  expect(assign).toHaveBeenCalledWith('https://pay.example/1');
});

test('a phone link opens no new tab', () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  telegram.openLink('tel:+998712000000');
  expect(assign).toHaveBeenCalledWith('tel:+998712000000');
  expect(open).not.toHaveBeenCalled();
});

test('sharing uses the browser’s dialog, and closing it is not an error', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  await expect(telegram.share(product)).resolves.toBe('shared');
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await expect(telegram.share(product)).resolves.toBe('cancelled');
});

test('sharing falls back to the clipboard, and fails without one', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await expect(telegram.share(product)).resolves.toBe('copied');
  expect(writeText).toHaveBeenCalledWith(product.url);
  vi.stubGlobal('navigator', {});
  await expect(telegram.share(product)).resolves.toBe('failed');
});

test('theme listeners are called when the page turns dark', async () => {
  document.documentElement.dataset.theme = 'light';
  const onChange = vi.fn();
  const stop = telegram.onThemeChange(onChange);
  document.documentElement.dataset.theme = 'dark';
  await eventually(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(true));
  expect(telegram.isDark()).toBe(true);
  stop();
});

test('a page restored from the back-forward cache counts as becoming visible', () => {
  const onVisible = vi.fn();
  const stop = telegram.onVisible(onVisible);
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(onVisible).not.toHaveBeenCalled();
  shown(true);
  expect(onVisible).toHaveBeenCalledOnce();
  stop();
  shown(true);
  expect(onVisible).toHaveBeenCalledOnce();
});
