import { expect, test, vi } from 'vitest';
import { backend, beginJourneys, inBrowser, plainProduct } from './journey';

beginJourneys();

/** Shares a product of a shop that is deployed with a bot; returns the link. */
async function share(): Promise<string> {
  const page = await inBrowser();
  const { prepareSharing, shareProduct } = await import('../src/flows/shareProduct');
  const sent = vi.fn(async (_: { url: string; text: string }) => 'shared' as const);
  const { build, telegram, ...rest } = page.wired();
  page.wire({
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
