import { describe, expect, test } from 'vitest';
import { checkAnswer } from './checkAnswer';
import { type Call, reply, setUp } from './edge.testing';

const minute = 60_000;
const plov = { id: '12', name: { uz: 'Plov' }, costPrice: 3_000_000 };
const isCatalogue = ({ url }: Call) => url.includes('/products/');
const isLookUp = ({ url }: Call) => url.includes('/merchants/');

/** Answers as a shop with one product does; `absent` answers in its place, null leaves it to the shop. */
const shop =
  (absent: (call: Call) => Response | null = () => null) =>
  (call: Call): Response =>
    absent(call) ??
    (isCatalogue(call)
      ? Response.json({ groups: [], categories: [], products: [plov] })
      : reply(call));

const empty = shop((call) =>
  isCatalogue(call) ? Response.json({ groups: [], categories: [{ id: '1' }], products: [] }) : null,
);
const unknown = shop((call) =>
  isLookUp(call) ? Response.json({ message: 'not-found' }, { status: 404 }) : null,
);
const inactive = shop((call) =>
  isLookUp(call) ? Response.json({ id: 'id-demo', isActive: false }) : null,
);

/** An edge that has the shop. Each visit is so late that it waits for the refresh. */
async function setUpShop() {
  const world = setUp({ reply: shop() });
  expect(await world.ask('/product/12')).toMatchObject({ status: 200, source: 'rendered' });
  const later = (minutes: number) => {
    world.clock.now += minutes * minute;
    return world.ask('/product/12');
  };
  return { ...world, later };
}

describe('of a shop that had products', () => {
  test('an empty catalogue is believed when it comes again ten minutes later', async () => {
    const { later, ask, behaviour } = await setUpShop();
    behaviour.reply = empty;
    for (const minutes of [11, 4, 5]) {
      const page = await later(minutes);
      expect(page.status).toBe(200);
      expect(page.text).toContain('Plov');
    }
    expect((await ask('/edge/health')).text).toContain('there is no catalogue any more');
    const page = await later(2);
    expect(page.status).toBe(404);
    expect(page.text).not.toContain('Plov');
  });

  test('the ten minutes start again once there were products', async () => {
    const { later, behaviour } = await setUpShop();
    behaviour.reply = empty;
    await later(11);
    behaviour.reply = shop();
    expect((await later(6)).status).toBe(200);
    behaviour.reply = empty;
    expect((await later(12)).status).toBe(200);
    expect((await later(11)).status).toBe(404);
  });

  test('a 404 of the API for the merchant is believed when it comes again ten minutes later', async () => {
    const { later, ask, behaviour } = await setUpShop();
    behaviour.reply = unknown;
    for (const minutes of [11, 5, 4]) expect((await later(minutes)).text).toContain('Plov');
    expect((await ask('/edge/health')).text).toContain('there is no merchant any more');
    // It is asked behind the last page that was kept.
    await later(2);
    expect(await ask()).toMatchObject({ status: 404, source: 'plain:no-shop' });
  });

  test('one that says it is switched off is so at once', async () => {
    const { later, behaviour } = await setUpShop();
    behaviour.reply = inactive;
    expect(await later(11)).toMatchObject({ status: 503, source: 'plain:inactive' });
  });
});

describe('nothing before', () => {
  test('none is believed at once', async () => {
    const { ask } = setUp({ reply: empty });
    expect(await ask('/product/12')).toMatchObject({ status: 404, source: 'rendered' });
    expect((await setUp({ reply: unknown }).ask()).source).toBe('plain:no-shop');
  });

  test('products that come are shown with the next refresh', async () => {
    const { ask, behaviour, clock } = setUp({ reply: empty });
    await ask();
    behaviour.reply = shop();
    clock.now += 11 * minute;
    expect((await ask('/product/12')).status).toBe(200);
  });
});

test.each([
  ['catalogue', { groups: [], categories: [], products: [] }, true],
  ['catalogue', { products: [plov] }, false],
  ['catalogue', { products: [{ nonsense: true }] }, false],
  ['catalogue', { categories: [{ id: '1', products: [plov] }], products: [] }, false],
  ['content', [], true],
  ['content', { content: [], totalElements: 0 }, true],
  ['content', [{ id: 7 }], false],
  ['content', {}, true],
] as const)('a response for %s, %j, is none: %s', async (kind, value, isNone) => {
  const text = JSON.stringify(value);
  expect(await checkAnswer(kind, text, text.length)).toMatchObject({ isNone });
  // a large catalogue is read slowly
  if (kind === 'catalogue')
    expect(await checkAnswer(kind, text, 200_000)).toMatchObject({ isNone });
});
