import { type ComponentType, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../tests/until';
import { showLanguage, t } from '../i18n/t';
import { importRequired, lazyPart } from './lazyPart';

/** What the page shows in place of the part once everything has loaded. */
async function shown(Part: ComponentType): Promise<string | null> {
  const page = document.createElement('main');
  const root = createRoot(page);
  // An empty page has not rendered yet: `<b>` is shown before and with the part.
  root.render(
    <>
      <b />
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </>,
  );
  await eventually(() => {
    expect(page.querySelector('b')).not.toBeNull();
    expect(page.textContent).not.toBe('…');
  });
  const text = page.textContent;
  root.unmount();
  return text;
}

const Covered = () => <p>{`(${t('payment.covered')})`}</p>;
const load = async () => ({ Covered });

test('a part is shown with all of its texts, however late they load', async () => {
  await showLanguage('uz');
  expect(await shown(lazyPart(load, 'Covered', { texts: 'home' }))).toBe('()');
  expect(await shown(lazyPart(load, 'Covered'))).toMatch(/^\(Keshbek/);
});

test('an optional part that cannot be loaded is left out', async () => {
  const missing = () => Promise.reject<Awaited<ReturnType<typeof load>>>(new Error('gone'));
  expect(await shown(lazyPart(missing, 'Covered', { optional: true }))).toBe('');
});

test('code that cannot be loaded offline is tried again when online; online it fails', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const attempt = vi.fn(() =>
    navigator.onLine ? Promise.resolve('here') : Promise.reject(new Error('no network')),
  );
  const result = importRequired(attempt);
  await eventually(() => expect(attempt).toHaveBeenCalledTimes(1));
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await result).toBe('here');
  expect(attempt).toHaveBeenCalledTimes(2);
  await expect(importRequired(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('code that cannot be loaded while the browser wrongly says offline is tried again by itself', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const attempt = vi.fn(() => Promise.resolve('here'));
  attempt.mockRejectedValueOnce(new Error('no network'));
  const result = importRequired(attempt);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toBe('here');
  vi.useRealTimers();
});
