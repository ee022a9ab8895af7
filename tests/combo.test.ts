import { expect, test } from 'vitest';
import { sellCombo } from './comboMenu';
import { backend, beginJourneys, inBrowser, inTelegram, logIn } from './journey';
import { until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const choice = (modificationId: string, groupId?: string) =>
  groupId === undefined ? { modificationId, count: 1 } : { modificationId, groupId, count: 1 };
const colaAndFanta = [choice('cola', 'first-drink'), choice('fanta', 'second-drink')];
const fantaAndCola = [choice('fanta', 'first-drink'), choice('cola', 'second-drink')];
const twoColas = [choice('cola', 'first-drink'), choice('cola', 'second-drink')];

/** A page of a shop whose combo has two drinks of the same list. */
async function opened(isInTelegram = false) {
  const { id } = sellCombo(backend);
  const page = isInTelegram ? await inTelegram() : await inBrowser();
  const combo = page.catalog.state.products.get(id);
  if (!combo) throw new Error('The combo is not sold');
  return { ...page, combo };
}
type Page = Awaited<ReturnType<typeof opened>>;

const som = (page: Page) => page.readBasket().lines.map(({ price }) => price / 100);

async function ordered(page: Page): Promise<void> {
  page.draft.setServiceType('PICK_UP');
  page.chooseBranch('markaz');
  await until(() => page.merchant.state.orderSettings !== null);
  let outcome: unknown = null;
  void page.submitOrder().then((answer) => {
    outcome = answer;
  });
  await until(() => outcome !== null);
  expect(outcome).toMatchObject({ kind: 'accepted' });
}

test('a combo with Cola as the first drink and Fanta as the second costs both, and the kitchen is told which is which', async () => {
  const page = await opened();
  await logIn(page);
  page.addToBasket(page.combo, colaAndFanta);
  page.addToBasket(page.combo, fantaAndCola);
  page.addToBasket(page.combo, twoColas, 2);
  expect(som(page)).toEqual([48_000, 48_000, 94_000]);
  expect(page.readBasket().hasProblems).toBe(false);
  await ordered(page);
  const sent = backend.calls.findLast(
    ({ method, path }) => method === 'POST' && /orders$/.test(path),
  );
  expect(sent?.body).toMatchObject({
    cartItems: [
      {
        modifications: [
          { id: 'cola', groupId: 'first-drink', price: 1000, count: 1 },
          { id: 'fanta', groupId: 'second-drink', price: 7000, count: 1 },
        ],
      },
      {
        modifications: [
          { id: 'fanta', groupId: 'first-drink', price: 2000, count: 1 },
          { id: 'cola', groupId: 'second-drink', price: 6000, count: 1 },
        ],
      },
      {
        modifications: [
          { id: 'cola', groupId: 'first-drink', price: 1000, count: 1 },
          { id: 'cola', groupId: 'second-drink', price: 6000, count: 1 },
        ],
      },
    ],
  });
  expect(page.cart.state.lines).toEqual([]);
});

test.each([
  ['names the groups', true],
  ['names no groups', false],
])(
  'ordering a combo again from a server that %s puts the same drinks into the basket',
  async (_, isNamed) => {
    const page = await opened();
    await logIn(page);
    page.addToBasket(page.combo, colaAndFanta);
    page.addToBasket(page.combo, twoColas);
    await ordered(page);
    const order = Object.values(page.orders.state.known)[0];
    if (!order) throw new Error('No order is known');
    const lines = order.lines.map((line) => ({
      ...line,
      modifications: line.modifications.map((one) => ({
        ...one,
        groupId: isNamed ? one.groupId : undefined,
      })),
    }));
    const { compareWithNow, putLines } = await import('../src/flows/basket/orderAgain');
    const plan = compareWithNow({ lines });
    expect(plan.differences).toEqual([]);
    putLines(plan);
    expect(som(page)).toEqual([48_000, 47_000]);
    expect(page.cart.state.lines.map(({ choices }) => choices)).toEqual([colaAndFanta, twoColas]);
  },
);

test('a combo in a shared basket arrives with each drink in its group', async () => {
  const page = await opened(true);
  page.addToBasket(page.combo, colaAndFanta);
  page.addToBasket(page.combo, twoColas);
  const { linkOfBasket } = await import('../src/flows/basket/sharedBasket');
  const { addSharedBasket } = await import('../src/flows/basket/sharedBasket');
  const { unpackBasket } = await import('../src/domain/basket/sharedBasket');
  const link = linkOfBasket('Aziza');
  if (link.kind !== 'bot') throw new Error(`The link is ${link.kind}`);
  page.cart.clear();
  const packed = new URL(link.url).searchParams.get('startapp')?.replace('shared_', '') ?? '';
  addSharedBasket(unpackBasket(packed) ?? []);
  expect(som(page)).toEqual([48_000, 47_000]);
  expect(page.readBasket().lines.map(({ choices }) => choices)).toEqual([colaAndFanta, twoColas]);
});

test('a basket stored with groups opens as it was, and one stored without them as before', async () => {
  const page = await opened();
  page.addToBasket(page.combo, fantaAndCola);
  const stored = page.cart.read(JSON.parse(JSON.stringify(page.cart.state)));
  expect(stored?.lines[0]?.choices).toEqual(fantaAndCola);
  const old = page.cart.read({
    lines: [{ productId: page.combo.id, choices: [choice('fanta')], count: 1, note: '' }],
  });
  page.cart.restore(old);
  expect(som(page)).toEqual([42_000]);
  expect(page.readBasket().hasProblems).toBe(false);
});

test('an option stored without its group grows with the same option that is added now', async () => {
  const page = await opened();
  const plov = page.catalog.state.products.get('toy-oshi');
  if (!plov) throw new Error('The wedding plov is not sold');
  page.cart.restore(
    page.cart.read({
      lines: [{ productId: plov.id, choices: [choice('portion-1')], count: 1, note: '' }],
    }),
  );
  page.addToBasket(plov, [choice('portion-1', 'portion')]);
  expect(page.cart.state.lines.map(({ count }) => count)).toEqual([2]);
});
