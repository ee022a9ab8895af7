import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLanguage, textsComplete } from '../i18n/t';
import { ErrorBoundary } from './ErrorBoundary';

const renderError = new Error('a mistake of ours');
function Broken(): never {
  throw renderError;
}

const reload = vi.fn();
const html = '<!doctype html><title>Shop</title><script src="/assets/shop.js"></script>';
const complete = (url: string) => new Response(url.endsWith('.js') ? 'start()' : html);
const unavailable = () => new Response('', { status: 502 });
let server: (url: string) => Response = complete;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (url: string) => server(url));
  vi.spyOn(location, 'reload').mockImplementation(reload);
  // React logs the failing component.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showLanguage('uz');
  await textsComplete();
});

afterEach(() => {
  reload.mockReset();
  vi.unstubAllGlobals();
});

async function crash(report: (error: unknown) => void = () => undefined) {
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <ErrorBoundary report={report}>
        <Broken />
      </ErrorBoundary>,
    ),
  );
  return page;
}

test('an error while rendering a screen is shown and reported (§8)', async () => {
  const report = vi.fn();
  const page = await crash(report);
  expect(report).toHaveBeenCalledExactlyOnceWith(renderError);
  expect(page.querySelector('h1')?.textContent).toBe('Sahifada xatolik yuz berdi');
  expect(page.textContent).not.toMatch(/server|500/i);
});

test('the button reloads the page once the server has a complete build', async () => {
  server = complete;
  const page = await crash();
  page.querySelector('button')?.click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('the page stays and shows a message when the server has no complete build', async () => {
  server = unavailable;
  const page = await crash();
  await act(async () => page.querySelector('button')?.click());
  await vi.waitFor(() => expect(page.textContent).toContain('Doʻkon javob bermayapti'));
  expect(reload).not.toHaveBeenCalled();
});

test('at the address that the page was loaded at, the button leads home', async () => {
  server = complete;
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  history.replaceState(null, '', '/profile/orders/constructor?vendor=demo');
  vi.resetModules();
  const { reloadIntoBuild } = await import('../device/reload');
  expect(await reloadIntoBuild(true)).toBe(true);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/?vendor=demo');
  expect(reload).not.toHaveBeenCalled();
  // Code that could not be loaded is no fault of the address.
  await reloadIntoBuild(false);
  expect(reload).toHaveBeenCalledOnce();
  reload.mockClear();
  history.replaceState(null, '', '/basket?vendor=demo');
  await reloadIntoBuild(true);
  expect(reload).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/');
});

let failures = 1;
function Moved() {
  // As React's own changes to the page, which are made after rendering.
  useLayoutEffect(() => {
    failures -= 1;
    if (failures >= 0) throw new DOMException('The node to be removed…', 'NotFoundError');
  }, []);
  return <p>Checkout</p>;
}

test('a page whose nodes were moved by a translator is rendered again, and only then given up', async () => {
  const show = async () => {
    const page = document.createElement('div');
    const report = vi.fn();
    await act(async () =>
      createRoot(page).render(
        <ErrorBoundary report={report}>
          <Moved />
        </ErrorBoundary>,
      ),
    );
    expect(report).toHaveBeenCalled();
    return page.textContent;
  };
  failures = 1;
  expect(await show()).toBe('Checkout');
  failures = 99;
  expect(await show()).toContain('Sahifada xatolik');
});
