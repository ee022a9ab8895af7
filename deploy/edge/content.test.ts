import { expect, test } from 'vitest';
import { noContent } from '../../src/app/edge/pageContent';
import { type Call, carriedIn, fakeRenderer, reply, setUp } from './edge.testing';
import type { Renderer } from './renderer.ts';

const minute = 60_000;
const isContent = ({ url }: Call) => url.endsWith('/content');

/** Pages whose title is what the API says of their content. */
const renderer: Renderer = {
  ...fakeRenderer,
  contentPath: (route) => (route === 'about' || route === 'home' ? '/content' : null),
  readContent: (_, text) => Promise.resolve({ ...noContent, policy: { uz: text } }),
  pageHead: async (shop, view, place, content) => ({
    ...(await fakeRenderer.pageHead(shop, view, place)),
    title: content?.policy?.uz ?? 'nothing',
  }),
};

const shopWith = (content: (call: Call) => Response | Promise<Response>, patienceMs = 60_000) =>
  setUp({
    renderer,
    patienceMs,
    reply: (call) => (isContent(call) ? content(call) : reply(call)),
  });
const titleIn = (page: string) => /<title>([^<]*)/.exec(page)?.[1];
const slow = () => new Promise<Response>(() => undefined);

test('a page is made with the response that it needs besides, which it does not carry', async () => {
  const { ask, calls } = shopWith(() => Response.json(['one']));
  const { text } = await ask('/about');
  expect(titleIn(text)).toBe('[&quot;one&quot;]');
  expect(Object.keys(carriedIn(text))).toHaveLength(3);
  expect(calls.find(isContent)).toMatchObject({ merchant: 'id-demo' });
  await ask('/privacy');
  await ask('/about');
  expect(calls.filter(isContent)).toHaveLength(1);
});

test.each<[string, () => Response]>([
  ['a 500', () => Response.json({}, { status: 500 })],
  ['a 404', () => Response.json({}, { status: 404 })],
  ['no JSON', () => new Response('<html>')],
  ['no record', () => Response.json('text')],
  ['more than 300 kB', () => Response.json(['x'.repeat(300_000)])],
])('where it is %s, the page is made without', async (name, content) => {
  const { ask } = shopWith(content);
  const page = await ask('/about');
  expect(page).toMatchObject({ status: 200, source: 'rendered' });
  expect(titleIn(page.text)).toBe(name === 'no record' ? '&quot;text&quot;' : 'nothing');
});

test('home does not wait for it, and has it at the next visit', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { ask } = shopWith(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(titleIn((await ask('/')).text)).toBe('nothing');
  answer(Response.json(['late']));
  await expect.poll(async () => titleIn((await ask('/')).text)).toBe('[&quot;late&quot;]');
});

test('home has what comes while its shop is read', async () => {
  let answer: (response: Response) => void = () => undefined;
  const readShop: Renderer['readShop'] = async (...asked) => {
    answer(Response.json(['in time']));
    await new Promise((resolve) => setTimeout(resolve, 0));
    return fakeRenderer.readShop(...asked);
  };
  const { ask } = setUp({
    renderer: { ...renderer, readShop },
    reply: (call) =>
      isContent(call)
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : reply(call),
  });
  expect(titleIn((await ask('/')).text)).toBe('[&quot;in time&quot;]');
  expect((await ask('/')).source).toBe('cached');
});

test('a page that shows it waits no longer than for home’s responses', async () => {
  const { ask } = shopWith(slow, 100);
  await ask('/privacy');
  const page = await ask('/about');
  expect(page).toMatchObject({ status: 200, source: 'rendered' });
  expect(titleIn(page.text)).toBe('nothing');
});

test('a page follows what the API says of it, and stays when the API has lost it', async () => {
  const { ask, behaviour, clock } = shopWith(() => Response.json(['one']));
  const says = (content: () => Response) => {
    behaviour.reply = (call) => (isContent(call) ? content() : reply(call));
    clock.now += 20 * minute;
  };
  expect(titleIn((await ask('/about')).text)).toBe('[&quot;one&quot;]');
  says(() => Response.json(['two']));
  expect(titleIn((await ask('/about')).text)).toBe('[&quot;two&quot;]');
  says(() => Response.json({}, { status: 500 }));
  expect(titleIn((await ask('/about')).text)).toBe('[&quot;two&quot;]');
});
