import { expect, test } from 'vitest';
import { backend, beginJourneys, home, inBrowser } from './journey';
import { eventually } from './until';

beginJourneys();

/** Stores `demo` under another merchant's id. */
async function rememberAs(vendor: string) {
  const other = await inBrowser({ vendor });
  const found = other.merchant.state.merchant;
  if (!found) throw new Error(`There is no ${vendor}`);
  other.remembered.rememberMerchant('demo', found);
  return other;
}

const names = ({ catalog }: Awaited<ReturnType<typeof inBrowser>>) =>
  catalog.state.catalog.products.map(({ id }) => id);

test('a stored merchant whose id has changed shows its own products, settings and branches', async () => {
  const first = await inBrowser();
  const { merchant, branches } = first;
  const other = await rememberAs('bloom');
  expect(names(other)).not.toEqual(names(first));
  const page = await inBrowser();
  await eventually(() => {
    expect(page.merchant.state.merchant?.id).toBe(merchant.state.merchant?.id);
    expect(names(page)).toEqual(names(first));
    expect(page.catalog.state.status).toBe('ready');
    expect(page.merchant.state.settings).toEqual(merchant.state.settings);
    expect(page.branches.state.branches).toEqual(branches.state.branches);
  });
});

test('a shop that is looked up again behind what is shown, and has become another, is loaded', async () => {
  const other = await inBrowser({ vendor: 'bloom' });
  const page = await inBrowser();
  for (const merchant of backend.db.merchants)
    merchant.sub = { demo: 'old', bloom: 'demo' }[merchant.sub] ?? merchant.sub;
  // As after a start on what the page carried.
  const { verifyMerchant } = await import('../src/flows/start/loadMerchant');
  await verifyMerchant();
  await eventually(() => {
    expect(page.merchant.state.merchant?.id).toBe(other.merchant.state.merchant?.id);
    expect(names(page)).toEqual(names(other));
    expect(page.catalog.state.status).toBe('ready');
    expect(page.merchant.state.settings).toEqual(other.merchant.state.settings);
    expect(page.branches.state.branches).toEqual(other.branches.state.branches);
  });
});

test('when another shop opens in the page, nothing of the last one is left in memory', async () => {
  const { merchant, session, addresses, regions, branches, delivery } = await inBrowser();
  const [banners, stories, brands, grades] = await Promise.all([
    import('../src/stores/content/banners'),
    import('../src/stores/content/stories'),
    import('../src/stores/brand/brands'),
    import('../src/stores/catalog/grades'),
  ]);
  const record = { id: 'old', title: {}, image: 'old', priority: 0 };
  banners.setList([{ ...record, link: null }]);
  stories.setList([{ ...record, items: [] }]);
  brands.setTabs([
    { id: 'old', merchantId: 'old', name: 'old', host: null, color: null, image: null },
  ]);
  grades.setGrades([{ productId: 'old', grade: 5 }]);
  regions.set([{ id: 'old', name: {}, polygon: [] }]);
  addresses.setSaved([{ ...home, id: 'old' }]);
  addresses.putGuest({ ...home, id: 'guest' });
  branches.setNearest('stored');
  delivery.setTariff('old', 100, 'old', 'old');
  const last = merchant.state.merchant;
  if (!last) throw new Error('There is no shop');

  merchant.setMerchant({ ...last, name: {} });
  expect(banners.state.list).not.toEqual([]);

  // What is stored for the other shop, its session too, is loaded first (`persistence`).
  session.restart(null);
  merchant.setMerchant({ ...last, id: 'other' });
  const stores = [banners, stories, brands, addresses, regions, branches, delivery];
  expect(JSON.stringify(stores.map(({ state }) => state))).not.toContain('old');
  expect(branches.state).toMatchObject({ branches: [], cities: [], nearestId: 'stored' });
  expect(grades.state.byProduct.size).toBe(0);
  // The other shop's grades are fetched.
  expect(grades.state.status).toBe('idle');
  expect(addresses.state.guest).toHaveLength(1);
});
