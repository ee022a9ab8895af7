import { describe, expect, test, vi } from 'vitest';
import { type Call, fakeRenderer, reply, setUp, siteOf } from './edge.testing';

const plain = siteOf().page;
const isCatalogue = ({ url }: Call) => url.includes('/products/');
const isLookUp = ({ url }: Call) => url.includes('/merchants/');
const isSettings = ({ url }: Call) => url.includes('/settings/');
const calls = { 'look-up': isLookUp, settings: isSettings, catalogue: isCatalogue };
const slowly = (response: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), 150));

/** A body that is larger than any that the edge reads. */
const endless = () =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
  });

/** Each fault, at each call. */
const faults: Record<string, () => Response | Promise<Response>> = {
  'responds with a 500': () => new Response('{}', { status: 500 }),
  'responds with a 401': () => new Response('{}', { status: 401 }),
  'has a 404 of a server in front': () => new Response('<h1>Not found', { status: 404 }),
  'has a 404 with a text': () => new Response('404 page not found', { status: 404 }),
  'has a 404 with nothing': () => new Response(null, { status: 404 }),
  'has a 404 without an end': () => new Response(endless(), { status: 404 }),
  'drops the connection': () => Promise.reject(new TypeError('fetch failed')),
  'responds with a page': () => new Response('<!doctype html>', { status: 200 }),
  'cuts the JSON off': () => new Response('{"id": "id-demo", "na', { status: 200 }),
  'sends nothing': () => new Response('', { status: 200 }),
  redirects: () => new Response(null, { status: 302, headers: { location: 'https://x.test' } }),
};

describe('with nothing cached, the plain page comes at once when the API', () => {
  for (const [what, respond] of Object.entries(faults))
    for (const [where, isThere] of Object.entries(calls))
      test(`${what} (${where})`, async () => {
        const { ask } = setUp({ reply: (call) => (isThere(call) ? respond() : reply(call)) });
        const page = await ask();
        expect(page).toMatchObject({ status: 200, text: plain });
        expect(page.source).toMatch(/^plain:(api|large)$/);
        expect(page.line?.error).toBeTruthy();
        expect(page.headers.get('x-accel-expires')).toBe('0');
      });

  test('is slow; the page is made all the same, for the next visit', async () => {
    const { ask, calls } = setUp({ patienceMs: 20, reply: (call) => slowly(reply(call)) });
    expect(await ask()).toMatchObject({ status: 200, text: plain, source: 'plain:slow' });
    await vi.waitFor(async () => expect((await ask()).source).toBe('cached'));
    // Made by the first visit: nothing is asked for twice.
    const asked = calls.map(({ url }) => url);
    expect(asked).toEqual([...new Set(asked)]);
  });

  test('names no id', async () => {
    const { ask } = setUp({ reply: () => Response.json(['nonsense']) });
    expect(await ask()).toMatchObject({ text: plain, source: 'plain:api' });
  });
});

describe('the plain page comes as well when', () => {
  test('the renderer throws, and the log says what', async () => {
    const renderHome = () => Promise.reject(new Error('no such component'));
    const { ask } = setUp({ renderer: { ...fakeRenderer, renderHome } });
    const page = await ask();
    expect(page).toMatchObject({ status: 200, text: plain, source: 'plain:render' });
    expect(page.line?.error).toBe('no such component');
  });

  test('the renderer throws at once', async () => {
    const { ask } = setUp({
      renderer: {
        ...fakeRenderer,
        languageOf: () => {
          throw new Error('at once');
        },
      },
    });
    expect(await ask()).toMatchObject({ text: plain, source: 'plain:render' });
  });

  test('the renderer writes a script into the text of a page', async () => {
    const pageArticle = () => Promise.resolve('<article><script>alert(1)</script></article>');
    const { ask } = setUp({ renderer: { ...fakeRenderer, pageArticle } });
    expect(await ask('/about')).toMatchObject({ text: plain, source: 'plain:render' });
  });

  test('the render takes too long', async () => {
    const renderHome = () => new Promise<never>(() => undefined);
    const { ask } = setUp({ renderMs: 20, renderer: { ...fakeRenderer, renderHome } });
    expect(await ask()).toMatchObject({ text: plain, source: 'plain:slow' });
  });

  test('the renderer refuses the responses', async () => {
    const readShop = () => Promise.resolve(null);
    const { ask } = setUp({ renderer: { ...fakeRenderer, readShop } });
    expect(await ask()).toMatchObject({ text: plain, source: 'plain:unreadable' });
  });

  test.each([
    ['a script', { html: '<script>alert(1)</script>' }],
    ['a style', { html: '<STYLE>p{}</STYLE>' }],
    ['colours that are none', { look: '--brand:red}</style><script>' }],
    ['another language', { lang: 'kk-KZ' }],
  ])('the renderer writes %s', async (_, more) => {
    const renderHome: typeof fakeRenderer.renderHome = async (shop, view) => ({
      ...(await fakeRenderer.renderHome(shop, view)),
      ...more,
    });
    const { ask } = setUp({ renderer: { ...fakeRenderer, renderHome } });
    expect(await ask()).toMatchObject({ text: plain, source: 'plain:render' });
  });

  test('the screen stands in place of home', async () => {
    const { ask, calls } = setUp();
    expect(await ask('/blocked')).toMatchObject({ text: plain, source: 'plain:screen' });
    expect(calls).toHaveLength(0);
  });

  test('the API base is a path, and nobody says of which origin', async () => {
    const site = siteOf({ settings: {} });
    const { ask } = setUp({ sites: { 'own.test': site } });
    expect(await ask('/', { host: 'own.test' })).toMatchObject({
      text: site.page,
      source: 'plain:no-api',
    });
  });
});

test('after a failure, a visit two seconds later gets the rendered page', async () => {
  const { ask, behaviour, clock } = setUp({ reply: () => new Response('', { status: 503 }) });
  await ask();
  behaviour.reply = reply;
  clock.now += 2001;
  expect((await ask()).source).toBe('rendered');
});
