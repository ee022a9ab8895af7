import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backend, beginJourneys, inBrowser, inTelegram } from './journey';
import { eventually, until } from './until';

beginJourneys({ isNoon: true });

/** A customer's shop inside Telegram with its branches open, and what pressing Telegram's own buttons does. */
async function openShop() {
  const page = await inTelegram({ waits: false });
  const { telegram } = page.services();
  const host: Record<'back' | 'settings', (() => void) | null> = { back: null, settings: null };
  vi.spyOn(telegram.backButton, 'show').mockImplementation((onPress) => {
    host.back = onPress;
  });
  vi.spyOn(telegram.backButton, 'hide').mockImplementation(() => {
    host.back = null;
  });
  vi.spyOn(telegram.settingsButton, 'show').mockImplementation((onPress) => {
    host.settings = onPress;
  });
  await page.opened;
  const { App } = await import('../src/app/App');
  const { currentEntry, openSheet } = await import('../src/navigation/navigate');
  history.replaceState(null, '', '/');
  openSheet('/branches');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<App telegram={telegram} cdnUrl="/cdn" onRetry={vi.fn()} report={vi.fn()} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await eventually(() => expect(host.back).not.toBeNull());
  return { page, host, place, sheets: () => currentEntry().stack.map(({ url }) => url) };
}

/** The merchant is switched off, as the next look-up says. */
async function switchOff({ page, place }: Awaited<ReturnType<typeof openShop>>) {
  for (const merchant of backend.db.merchants) merchant.isActive = false;
  await page.open();
  await eventually(() => expect(place.textContent).toContain('Doʻkon vaqtincha yopiq'));
  expect(location.pathname).toBe('/blocked');
}

test('Telegram’s back button is gone once the shop is switched off', async () => {
  const shop = await openShop();
  await switchOff(shop);
  expect(shop.host.back).toBeNull();
});

test('once the page says why there is no shop, the next start that fails is the first one again', async () => {
  const shop = await openShop();
  sessionStorage.setItem('startTries', '2');
  await switchOff(shop);
  await eventually(() => expect(sessionStorage.getItem('startTries')).toBeNull());
});

test('Telegram’s settings open the languages, and nothing once the shop is switched off', async () => {
  const shop = await openShop();
  shop.host.settings?.();
  expect(shop.sheets()).toEqual(['/branches', '/profile', '/profile/language']);
  await switchOff(shop);
  history.back();
  await eventually(() => expect(shop.sheets()).toEqual(['/branches', '/profile']));
  const { length } = history;
  shop.host.settings?.();
  expect(shop.sheets()).toEqual(['/branches', '/profile']);
  expect(history).toHaveLength(length);
});

test.each([
  ['its code hangs', '../src/app/ShopGone', {}],
  ['the texts of the browser’s language hang', '../src/i18n/ru.home', { languages: ['ru'] }],
])(
  'the page that says why there is no shop brings the notice of a start while %s',
  async (_, file, browser) => {
    Object.assign(navigator, { languages: [], ...browser });
    const page = await inBrowser({ vendor: 'nonexistent' });
    const { textsComplete } = await import('../src/i18n/t');
    await textsComplete();
    vi.doMock(file, () => new Promise(() => undefined));
    const { watchStartFiles } = await import('../src/app/watchStartFiles');
    const { App } = await import('../src/app/App');
    await vi.dynamicImportSettled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const startFiles = watchStartFiles(Promise.resolve(), () => 'uz');
    startFiles.loaded();
    window.early = Object.assign(Object.create(null), { startFiles });
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    onTestFinished(() => {
      vi.doUnmock(file);
      vi.useRealTimers();
      delete window.early;
      root.unmount();
      document.body.replaceChildren();
    });
    const { telegram } = page.services();
    root.render(<App telegram={telegram} cdnUrl="/cdn" onRetry={vi.fn()} report={vi.fn()} />);
    await until(() => document.querySelector('[role=alert]') !== null);
  },
);
