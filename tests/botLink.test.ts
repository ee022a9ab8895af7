import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backend, beginJourneys, inBrowser, plainProduct } from './journey';
import { eventually } from './until';
import { withShareDialog } from './withShareDialog';

beginJourneys();

/** Shares a product; returns the link. */
async function share(isInside = true): Promise<string> {
  const page = await inBrowser();
  const { prepareSharing } = await import('../src/flows/catalog/share');
  const { shareProduct } = await import('../src/flows/catalog/share');
  const sent = vi.fn(async (_: { url: string; text: string }) => 'shared' as const);
  const { telegram, ...rest } = page.services();
  page.provideServices({
    ...rest,
    telegram: { ...telegram, isInside, share: sent },
  });
  await prepareSharing();
  await shareProduct(plainProduct(page));
  return sent.mock.lastCall?.[0].url ?? '';
}

test('inside Telegram a product is shared through the merchant’s bot', async () => {
  expect(await share()).toMatch(/^https:\/\/t\.me\/oltinqozon_demo_bot\?/);
});

test('in the browser a product’s own address is shared, which has a preview', async () => {
  withShareDialog();
  expect(new URL(await share(false)).pathname).toMatch(/^\/product\/./);
});

/** Renders a screen of the shop. */
async function show(name: 'LinkPageScreen' | 'ProfileScreen') {
  await inBrowser();
  const screens = {
    ...(await import('../src/screens/extra/LinkPageScreen')),
    ...(await import('../src/screens/profile/ProfileScreen')),
  };
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(createElement(screens[name]));
  await eventually(() => expect(place.textContent).not.toBe(''));
  const bots = () =>
    [...place.querySelectorAll('a')].map(({ href }) => href).filter((href) => /_bot$/.test(href));
  return { place, bots };
}

test('the merchant’s bot is listed among the links, once', async () => {
  expect((await show('LinkPageScreen')).bots()).toEqual(['https://t.me/oltinqozon_demo_bot']);
});

test('the profile links to the links page when the merchant’s bot is the only link', async () => {
  for (const settings of backend.db.settings) {
    for (const name of Object.keys(settings)) {
      if (/^(ios|android).*Link$|^(phone|telegram|instagram|facebook)$/.test(name)) {
        Object.assign(settings, { [name]: null });
      }
    }
    settings.contacts = [];
  }
  const { place } = await show('ProfileScreen');
  expect(place.textContent).toContain('Havolalar');
});
