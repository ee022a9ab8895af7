import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backend, beginJourneys, inBrowser, plainProduct } from './journey';
import { eventually } from './until';

beginJourneys();

/** Shares a product of a shop that is deployed with a bot; returns the link. */
async function share(): Promise<string> {
  const page = await inBrowser();
  const { prepareSharing, shareProduct } = await import('../src/flows/catalog/shareProduct');
  const sent = vi.fn(async (_: { url: string; text: string }) => 'shared' as const);
  const { build, telegram, ...rest } = page.services();
  page.provideServices({
    ...rest,
    build: { ...build, botLink: 'https://t.me/deployed_bot' },
    telegram: { ...telegram, share: sent },
  });
  await prepareSharing();
  await shareProduct(plainProduct(page));
  return sent.mock.lastCall?.[0].url ?? '';
}

const asked = () => backend.calls.filter(({ path }) => path === '/webbot/v1/setting').length;

test('where the merchant names no bot a product is shared by the one of the host', async () => {
  for (const settings of backend.db.settings) settings.telegramBotLink = null;
  expect(await share()).toMatch(/^https:\/\/t\.me\/deployed_bot\?startapp=product_/);
  expect(asked()).toBe(0);
});

test('a bot that the merchant names goes before the one of the host', async () => {
  expect(await share()).toMatch(/^https:\/\/t\.me\/oltinqozon_demo_bot\?/);
});

/** Shows a screen of a shop that is deployed with a bot. */
async function show(name: 'LinkPageScreen' | 'ProfileScreen') {
  const page = await inBrowser();
  const { build, ...rest } = page.services();
  page.provideServices({ ...rest, build: { ...build, botLink: 'https://t.me/deployed_bot' } });
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

test('the bot of the host stands among the links of a merchant that names none', async () => {
  for (const settings of backend.db.settings) settings.telegramBotLink = null;
  expect((await show('LinkPageScreen')).bots()).toEqual(['https://t.me/deployed_bot']);
});

test('the merchant’s own bot stands there instead, once', async () => {
  expect((await show('LinkPageScreen')).bots()).toEqual(['https://t.me/oltinqozon_demo_bot']);
});

test('the profile leads to the links where the bot of the host is the only one', async () => {
  for (const settings of backend.db.settings) {
    for (const name of Object.keys(settings)) {
      if (
        /^(ios|android).*Link$|^(phone|telegram|telegramBotLink|instagram|facebook)$/.test(name)
      ) {
        Object.assign(settings, { [name]: null });
      }
    }
    settings.contacts = [];
  }
  const { place } = await show('ProfileScreen');
  expect(place.textContent).toContain('Havolalar');
});
