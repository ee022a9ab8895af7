import { beforeEach, expect, test, vi } from 'vitest';
import { discountedPrice } from '../src/domain/basket/pricing';
import type { MessageAnswer } from '../src/telegram/handle';
import { backend, beginJourneys, inBrowser, inTelegram, plainProduct } from './journey';
import { eventually, hurried } from './until';
import { withShareDialog } from './withShareDialog';

beginJourneys();

const call = '/webbot/v1/messages/product';
const asked = () => backend.calls.filter(({ path }) => path === call).length;
const fail = (fault: object) => backend.faults.add({ path: call, ...fault });

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'storefront:VITE_SHARE_MESSAGE';
  meta.content = 'on';
  document.head.append(meta);
  return () => meta.remove();
});

/** A shop where a product can be shared. `answer`: of Telegram to a message; null: an older client. */
async function open(answer: MessageAnswer | null = 'sent', enter: typeof inTelegram = inTelegram) {
  const page = await enter();
  const { shareProduct } = await import('../src/flows/catalog/share');
  const messages = vi.fn(async (_: string) => answer ?? 'failed');
  const links = vi.fn(async (_: { url: string; text: string }) => 'shared' as const);
  const { telegram, ...rest } = page.services();
  const offers = async () => ({
    ...(await telegram.offers()),
    ...(answer && { sendMessage: messages }),
  });
  page.provideServices({ ...rest, telegram: { ...telegram, offers, share: links } });
  return { page, messages, links, share: () => shareProduct(plainProduct(page)) };
}

test('a product is sent as its card, which the server has prepared for the person', async () => {
  const { page, messages, links, share } = await open();
  await share();
  const product = plainProduct(page);
  const { showMoney } = await import('../src/i18n/show');
  const [prepared] = backend.db.preparedMessages;
  expect(messages.mock.calls).toEqual([[prepared?.id]]);
  expect(links).not.toHaveBeenCalled();
  expect(prepared).toMatchObject({
    telegramId: '501',
    picture: expect.stringContaining(product.image ?? 'a picture'),
    button: {
      text: 'Doʻkonda ochish',
      url: `https://t.me/oltinqozon_demo_bot?startapp=product_${product.id}`,
    },
  });
  expect(prepared?.text).toBe(`${product.name.uz}\n${showMoney(discountedPrice(product))}`);
});

test('a person who closes Telegram’s sheet shares nothing', async () => {
  const { messages, links, share } = await open('cancelled');
  await share();
  expect(messages).toHaveBeenCalledOnce();
  expect(links).not.toHaveBeenCalled();
});

test('a message that Telegram does not send is shared as a link', async () => {
  const { messages, links, share } = await open('failed');
  await share();
  expect(messages).toHaveBeenCalledOnce();
  expect(links).toHaveBeenCalledOnce();
});

test.each([
  ['refuses', { status: 404 }],
  ['fails', { status: 500 }],
  ['is out of reach', { kind: 'drop' }],
  ['answers with no message', { kind: 'empty' }],
])('a server that %s is no obstacle: the link is shared', async (_, fault) => {
  const { messages, links, share } = await open();
  fail(fault);
  await share();
  expect(messages).not.toHaveBeenCalled();
  expect(links).toHaveBeenCalledOnce();
});

test('a server that takes long is not waited for, and its message does not come later', async () => {
  const { messages, links, share } = await open();
  fail({ kind: 'delay', delay: 20_000 });
  await hurried(share);
  expect(links).toHaveBeenCalledOnce();
  expect(messages).not.toHaveBeenCalled();
});

test('who presses twice while the message is prepared sends one', async () => {
  const { messages, links, share } = await open();
  await Promise.all([share(), share()]);
  expect([asked(), messages.mock.calls.length, links.mock.calls.length]).toEqual([1, 1, 0]);
  await share();
  expect(asked()).toBe(2);
});

test('an older client, a guest and a browser share the link, without a call', async () => {
  withShareDialog();
  for (const shop of [
    await open(null),
    await open('sent', () => inTelegram({ signedAt: 0 })),
    await open('sent', inBrowser),
  ]) {
    await shop.share();
    expect(shop.links).toHaveBeenCalledOnce();
    expect(shop.messages).not.toHaveBeenCalled();
  }
  expect(asked()).toBe(0);
});

test('where the setting is off, nothing is prepared', async () => {
  for (const meta of document.querySelectorAll('[name="storefront:VITE_SHARE_MESSAGE"]')) {
    meta.remove();
  }
  const { messages, links, share } = await open();
  await share();
  expect([asked(), messages.mock.calls.length]).toEqual([0, 0]);
  expect(links).toHaveBeenCalledOnce();
});

test('a person who logs out meanwhile shares nothing', async () => {
  const { page, messages, links, share } = await open();
  fail({ kind: 'delay', delay: 300 });
  const shared = share();
  await eventually(() => expect(asked()).toBe(1));
  await page.logOut();
  await shared;
  expect([messages.mock.calls.length, links.mock.calls.length]).toEqual([0, 0]);
});
