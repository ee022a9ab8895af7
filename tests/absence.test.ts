import { beforeEach, describe, expect, test, vi } from 'vitest';
import { filled, kept } from './absent';
import { backend, beginJourneys, inBrowser, type Page } from './journey';
import { eventually, hurried } from './until';

// What the server had and says, once, it has no more. Nothing that is stored is lost by it.

// There is no entry file, whose name is the build.
vi.mock('../src/device/build', () => ({ buildOf: () => 'this' }));

beginJourneys();

const minute = 60_000;
const lookUp = '/users/v1/merchants/sub/demo';
const menu = '/products/v1/overalls';
const none = { groups: [], categories: [], products: [] };

const stored = () => JSON.stringify({ ...localStorage });
const looks = () => backend.calls.filter(({ path }) => path === lookUp).length;
const problems = (page: Page) => page.readBasket().lines.flatMap((line) => line.problems);

describe('a known shop whose look-up says that there is none', () => {
  /** The next visit, until the look-up behind the known shop has had this effect. */
  async function visit(effect: (page: Page) => void): Promise<Page> {
    const before = looks();
    const page = await inBrowser();
    await eventually(() => expect(looks()).toBeGreaterThan(before));
    await eventually(() => effect(page));
    // The code that judges the answer is loaded for it.
    await vi.dynamicImportSettled();
    return page;
  }
  const isMarked = () => expect(stored()).toContain('goneSince');
  const isUnmarked = () => expect(stored()).not.toContain('goneSince');

  test.each([
    ['a 404 in JSON', { status: 404 }],
    ['a record without an id', { kind: 'json', json: { id: null } }],
  ] as const)('stays with all that is stored: %s', async (_, fault) => {
    const before = kept(await filled());
    backend.faults.add({ path: lookUp, ...fault });
    for (const minutes of [0, 5, 3]) {
      backend.clock.advance(minutes * minute);
      const page = await visit(isMarked);
      expect(page.merchant.state.status).toBe('ready');
      expect(kept(page)).toEqual(before);
      expect(page.session.state.token).not.toBeNull();
      page.kill();
    }
  });

  test('is believed to be gone ten minutes later, and leaves nothing behind', async () => {
    await filled();
    backend.faults.add({ path: lookUp, status: 404 });
    (await visit(isMarked)).kill();
    backend.clock.advance(10 * minute);
    const page = await visit((one) => expect(one.merchant.state.status).toBe('gone'));
    expect(page.session.state.token).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('has been there meanwhile: the ten minutes start again', async () => {
    const before = kept(await filled());
    const fault = backend.faults.add({ path: lookUp, status: 404 });
    (await visit(isMarked)).kill();
    backend.faults.remove(fault.id);
    backend.clock.advance(5 * minute);
    (await visit(isUnmarked)).kill();
    backend.faults.add({ path: lookUp, status: 404 });
    backend.clock.advance(10 * minute);
    const page = await visit(isMarked);
    expect(kept(page)).toEqual(before);
    expect(page.merchant.state.status).toBe('ready');
  });
});

describe('a catalogue that arrives empty', () => {
  let page: Page;
  beforeEach(async () => {
    page = await filled();
  });
  const load = async () => (await import('../src/flows/catalog/loadCatalog')).loadCatalog();

  test.each([
    ['no products', { kind: 'json', json: none }],
    ['an empty list', { kind: 'json', json: [] }],
    ['an empty record', { kind: 'json', json: {} }],
    ['a 404 in JSON', { status: 404 }],
  ] as const)('strikes no line of the basket, and changes no price: %s', async (_, fault) => {
    const { lines, totals } = page.readBasket();
    backend.faults.add({ path: menu, ...fault });
    await load();
    expect(page.readBasket()).toMatchObject({ lines, totals });
    expect(problems(page)).toEqual([]);
    expect(page.catalog.state.status).toBe('ready');
  });

  test('is believed ten minutes later; the lines come back with the products', async () => {
    const before = kept(page);
    const fault = backend.faults.add({ path: menu, kind: 'json', json: none });
    await load();
    backend.clock.advance(10 * minute);
    await load();
    expect(page.catalog.state.products.size).toBe(0);
    expect(problems(page)).toEqual(['gone']);
    expect(kept(page)).toEqual(before);
    backend.faults.remove(fault.id);
    await load();
    expect(problems(page)).toEqual([]);
    expect(kept(page)).toEqual(before);
  });

  test('is not believed at the next visit either, while the shop of the last one is known', async () => {
    const { keep } = await import('../src/stores/start/lastVisit');
    keep('7001');
    page.kill();
    backend.faults.add({ path: menu, kind: 'json', json: none });
    const again = await inBrowser();
    expect(problems(again)).toEqual([]);
    expect(stored()).toContain('emptySince');
    again.kill();
    backend.clock.advance(10 * minute);
    const last = await inBrowser();
    await eventually(() => expect(problems(last)).toEqual(['gone']));
  });

  test('starts its ten minutes again once there were products', async () => {
    const fault = backend.faults.add({ path: menu, kind: 'json', json: none });
    await load();
    backend.faults.remove(fault.id);
    await load();
    backend.clock.advance(10 * minute);
    backend.faults.add({ path: menu, kind: 'json', json: none });
    await load();
    expect(problems(page)).toEqual([]);
  });

  test('is believed at once where nothing was known', async () => {
    page.kill();
    localStorage.clear();
    backend.faults.add({ path: menu, kind: 'json', json: none });
    const first = await inBrowser();
    expect(first.catalog.state).toMatchObject({ status: 'ready' });
    expect(first.catalog.state.products.size).toBe(0);
  });

  test('is believed at once when a table is scanned: that is another menu', async () => {
    backend.faults.add({ path: menu, kind: 'json', json: none });
    const { joinTable } = await import('../src/flows/table/changeTable');
    joinTable({ tableId: '7', hallId: null, branchId: 'markaz' });
    await eventually(() => expect(page.catalog.state.products.size).toBe(0));
    expect(page.cart.state.lines).toHaveLength(1);
  });
});

describe('without the code that clears what is stored', () => {
  const dropping = '../src/flows/start/dropMerchant';
  beforeEach(() => () => vi.doUnmock(dropping));

  test('a shop that does not exist is said to be gone, also while that code hangs', async () => {
    vi.doMock(dropping, () => new Promise(() => undefined));
    const page = await hurried(() => inBrowser({ vendor: 'nonexistent' }));
    expect(page.merchant.state.status).toBe('gone');
  });

  test('a known shop whose look-up says that there is none stays', async () => {
    const before = kept(await filled());
    vi.doMock(dropping, () => Promise.reject(new Error('The chunk is gone')));
    backend.faults.add({ path: lookUp, status: 404 });
    const page = await inBrowser();
    const { verifyMerchant } = await import('../src/flows/start/loadMerchant');
    await verifyMerchant();
    expect(page.merchant.state.status).toBe('ready');
    expect(kept(page)).toEqual(before);
  });
});
