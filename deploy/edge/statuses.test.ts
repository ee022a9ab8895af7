import { describe, expect, test } from 'vitest';
import { type Call, reply, setUp, siteOf } from './edge.testing';

const plain = siteOf().page;
const isLookUp = ({ url }: Call) => url.includes('/merchants/');
const withProduct = (call: Call) =>
  call.url.includes('/products/') ? Response.json({ products: [{ id: '12' }] }) : reply(call);

describe('a page of the shop', () => {
  test.each([
    ['/product/12', 200, '10'],
    ['/product/12/', 200, '10'],
    ['/product/13', 404, '0'],
    ['/product/1%32', 200, '10'],
    ['/nothing', 404, '0'],
    ['/ru/nothing', 404, '0'],
    ['/ru/2/product/12', 200, '10'],
    ['/ru', 200, '10'],
    ['/vacancy/9', 200, '10'],
    ['/profile/orders/9', 200, '10'],
  ])('%s is a %i', async (path, status, keepSeconds) => {
    const { ask } = setUp({ reply: withProduct });
    const page = await ask(path);
    expect(page).toMatchObject({ status, source: 'rendered' });
    expect(page.text).toContain('class="home"');
    expect(page.headers.get('x-accel-expires')).toBe(keepSeconds);
  });

  test('that does not exist is sent whole, however well it is known', async () => {
    const { ask } = setUp({ reply: withProduct });
    const etag = (await ask('/nothing')).headers.get('etag') ?? '';
    const again = await ask('/nothing', { 'if-none-match': etag });
    expect(again.status).toBe(404);
    expect(again.text).toContain('class="home"');
  });

  test('is made once for all products that the shop does not have', async () => {
    const { ask } = setUp({ reply: withProduct });
    await ask('/product/13');
    expect(await ask('/product/14')).toMatchObject({ status: 404, source: 'cached' });
  });

  test('of a product that is new, or gone, follows the catalogue', async () => {
    const { ask, behaviour, clock } = setUp({ reply: withProduct });
    expect((await ask('/product/12')).status).toBe(200);
    behaviour.reply = reply;
    clock.now += 30 * 60_000;
    expect((await ask('/product/12')).status).toBe(404);
  });
});

test('the pages of a shop’s products push out no home', async () => {
  const products = Array.from({ length: 300 }, (_, at) => ({ id: `dish-${at}` }));
  const { ask } = setUp({
    cacheBytes: 4_000_000,
    reply: (call) => (call.url.includes('/products/') ? Response.json({ products }) : reply(call)),
  });
  await ask();
  for (const { id } of products) expect((await ask(`/product/${id}`)).status).toBe(200);
  expect((await ask('/product/dish-299')).source).toBe('cached');
  expect((await ask('/product/dish-0')).source).toBe('rendered');
  expect((await ask()).source).toBe('cached');
});

describe('the plain page', () => {
  test('is a 404 for a merchant of whom the API knows nothing', async () => {
    const { ask, calls } = setUp({ reply: () => Response.json({ code: 1 }, { status: 404 }) });
    const page = await ask();
    expect(page).toMatchObject({ status: 404, text: plain, source: 'plain:no-shop' });
    await ask();
    expect(calls).toHaveLength(1);
  });

  test.each([{ isActive: false }, { deleted: true }])(
    'is a 503 for a merchant that is %o, and says when to come again',
    async (state) => {
      const merchant = { id: 7, isActive: true, ...state };
      const { ask } = setUp({
        reply: (call) => (isLookUp(call) ? Response.json(merchant) : reply(call)),
      });
      const page = await ask('/product/12');
      expect(page).toMatchObject({ status: 503, text: plain, source: 'plain:inactive' });
      expect(page.headers.get('retry-after')).toBe('3600');
      expect((await ask('/', {}, 'HEAD')).status).toBe(503);
    },
  );

  test('is a 404 for an unknown path, of every host', async () => {
    const { ask } = setUp({ reply: () => new Response('', { status: 503 }) });
    expect((await ask('/nothing')).status).toBe(404);
    expect((await ask('/nothing', { host: 'evil.test' })).status).toBe(404);
    expect((await ask('/product/none', { host: 'evil.test' })).status).toBe(200);
  });
});
