import { beforeEach, describe, expect, test } from 'vitest';
import type { ProductRecord } from '../mocks/backend/records/catalog';
import { toggleChoice } from '../src/domain/catalog/chooseOptions';
import { type Choice, checkChoices, defaultChoices } from '../src/domain/catalog/options';
import { sellCombo, shareGroupId } from './comboMenu';
import { backend, beginJourneys, inBrowser, inTelegram, logIn } from './journey';
import { until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

type Opened = Awaited<ReturnType<typeof inBrowser>>;

const comboOf = (page: Opened, id: string) => {
  const combo = page.catalog.state.products.get(id);
  if (!combo) throw new Error('The combo is not sold');
  return combo;
};

/** Taps an option in the first or second group, as the product's sheet does. */
const tap = (
  combo: ReturnType<typeof comboOf>,
  choices: readonly Choice[],
  place: number,
  option: string,
) => {
  const group = combo.modificationGroups[place];
  if (!group) throw new Error(`There is no group ${place}`);
  return toggleChoice(group, choices, option);
};

const som = (page: Opened) => page.readBasket().lines.map(({ price }) => price / 100);

describe.each([
  ['have the same id', 'drinks'],
  ['have no id', null],
])('a combo whose two groups %s', (_, sharedId) => {
  let record: ProductRecord;
  beforeEach(() => {
    record = sellCombo(backend);
    shareGroupId(record, sharedId);
  });

  const choose = (page: Opened, first: string, second: string) => {
    const combo = comboOf(page, record.id);
    return tap(combo, tap(combo, defaultChoices(combo), 0, first), 1, second);
  };

  const placed = async (page: Opened) => {
    page.draft.setServiceType('PICK_UP');
    page.chooseBranch('markaz');
    await until(() => page.merchant.state.orderSettings !== null);
    let outcome: unknown = null;
    void page.submitOrder().then((answer) => {
      outcome = answer;
    });
    await until(() => outcome !== null);
    expect(outcome).toMatchObject({ kind: 'accepted' });
  };

  test('has a drink ticked in each, each with its own minimum and maximum', async () => {
    const page = await inBrowser();
    const combo = comboOf(page, record.id);
    const verdicts = (choices: readonly Choice[]) =>
      checkChoices(combo, choices).map(({ verdict, chosen }) => `${verdict} ${chosen}`);
    expect(combo.modificationGroups).toHaveLength(2);
    const cola = tap(combo, [], 0, 'cola');
    expect(verdicts(cola)).toEqual(['ok 1', 'tooFew 0']);
    const both = tap(combo, cola, 1, 'cola');
    expect(verdicts(both)).toEqual(['ok 1', 'ok 1']);
    expect(verdicts(tap(combo, both, 0, 'tea'))).toEqual(['ok 1', 'ok 1']);
  });

  test('costs both drinks, and its order carries the server’s own id of the groups', async () => {
    const page = await inBrowser();
    await logIn(page);
    const combo = comboOf(page, record.id);
    page.addToBasket(combo, choose(page, 'cola', 'fanta'));
    page.addToBasket(combo, choose(page, 'fanta', 'cola'));
    page.addToBasket(combo, choose(page, 'cola', 'cola'), 2);
    expect(som(page)).toEqual([48_000, 48_000, 94_000]);
    expect(page.readBasket().hasProblems).toBe(false);
    await placed(page);
    const sent = backend.calls.findLast(
      ({ method, path }) => method === 'POST' && /orders$/.test(path),
    );
    const body = sent?.body as { cartItems: { modifications: Record<string, unknown>[] }[] };
    expect(
      body.cartItems.map(({ modifications }) =>
        modifications.map(({ id, groupId, price }) => [id, groupId ?? null, price]),
      ),
    ).toEqual([
      [
        ['cola', sharedId, 1000],
        ['fanta', sharedId, 7000],
      ],
      [
        ['fanta', sharedId, 2000],
        ['cola', sharedId, 6000],
      ],
      [
        ['cola', sharedId, 1000],
        ['cola', sharedId, 6000],
      ],
    ]);
    expect(page.cart.state.lines).toEqual([]);
  });

  test('is ordered again with the same drinks', async () => {
    const page = await inBrowser();
    await logIn(page);
    const combo = comboOf(page, record.id);
    const lines = [choose(page, 'fanta', 'cola'), choose(page, 'cola', 'cola')];
    for (const choices of lines) page.addToBasket(combo, choices);
    await placed(page);
    const order = Object.values(page.orders.state.known)[0];
    if (!order) throw new Error('No order is known');
    const { compareWithNow, putLines } = await import('../src/flows/basket/orderAgain');
    const plan = compareWithNow(order);
    expect(plan.differences).toEqual([]);
    putLines(plan);
    expect(som(page)).toEqual([48_000, 47_000]);
    expect(page.cart.state.lines.map(({ choices }) => choices)).toEqual(lines);
  });

  test('arrives in a shared basket with each drink in its group', async () => {
    const page = await inTelegram();
    const choices = choose(page, 'tea', 'fanta');
    page.addToBasket(comboOf(page, record.id), choices);
    const { linkOfBasket } = await import('../src/flows/basket/sharedBasket');
    const { addSharedBasket } = await import('../src/flows/basket/sharedBasket');
    const { unpackBasket } = await import('../src/domain/basket/sharedBasket');
    const link = linkOfBasket('Aziza');
    if (link.kind !== 'bot') throw new Error(`The link is ${link.kind}`);
    page.cart.clear();
    const packed = new URL(link.url).searchParams.get('startapp')?.replace('shared_', '') ?? '';
    addSharedBasket(unpackBasket(packed) ?? []);
    expect(som(page)).toEqual([50_000]);
    expect(page.readBasket().lines.map((line) => line.choices)).toEqual([choices]);
  });

  test('keeps its drinks in a stored basket, also when the server turns the groups round', async () => {
    const page = await inBrowser();
    page.addToBasket(comboOf(page, record.id), choose(page, 'cola', 'tea'));
    const stored = page.cart.read(JSON.parse(JSON.stringify(page.cart.state)));
    record.modificationGroups.reverse();
    const { loadCatalog } = await import('../src/flows/catalog/loadCatalog');
    await loadCatalog();
    page.cart.restore(stored);
    expect(som(page)).toEqual([49_000]);
    expect(page.readBasket().hasProblems).toBe(false);
  });
});
