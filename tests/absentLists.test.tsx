import { describe, expect, test } from 'vitest';
import { filled, kept } from './absent';
import { backend, beginJourneys, home, inBrowser, logIn } from './journey';
import { showShop } from './showShop';
import { eventually } from './until';

beginJourneys();

/** What a failing server says of a list. */
const absences = [
  ['an empty list', { kind: 'json', json: [] }],
  ['an empty record', { kind: 'json', json: {} }],
  ['a 404 in JSON', { status: 404 }],
] as const;

describe.each(absences)('where a list was, %s', (_, fault) => {
  test('of branches keeps the chosen one, at this visit and the next', async () => {
    const page = await filled();
    const before = kept(page);
    const { branches: known, nearestId } = page.branches.state;
    backend.faults.add({ path: '/users/v1/branches*', ...fault });
    backend.faults.add({ path: '/users/v1/branches/*', ...fault });
    await page.loadBranches();
    await page.chooseCity('toshkent');
    expect(page.branches.state.branches).toEqual(known);
    expect(page.branches.state.nearestId).toBe(nearestId);
    expect(kept(page)).toEqual(before);
    page.kill();

    const again = await inBrowser();
    await again.loadBranches();
    expect(kept(again)).toEqual(before);
    expect(again.branches.state.nearestId).toBe(nearestId);
  });

  test('of branches keeps the table and its branch', async () => {
    backend.faults.add({ path: '/users/v1/branches*', ...fault });
    backend.faults.add({ path: '/users/v1/branches/*', ...fault });
    const page = await inBrowser({ scan: 'tableId=7&branchId=markaz' });
    await page.loadBranches();
    expect(page.table.state.table).toMatchObject({ tableId: '7', branchId: 'markaz' });
    expect(page.branches.state.nearestId).toBe('markaz');
  });

  test('of addresses keeps the order’s, and the next answer brings back the others', async () => {
    const page = await filled();
    await page.saveAddress({ ...home, name: 'Uy' });
    await page.loadAddresses();
    const { saved } = page.addresses.state;
    expect(saved).toHaveLength(1);
    const before = kept(page);
    const rule = backend.faults.add({ path: '/users/v1/addresses/*', ...fault });
    await page.loadAddresses();
    expect(kept(page)).toEqual(before);
    backend.faults.remove(rule.id);
    await page.loadAddresses();
    expect(page.addresses.state.saved).toEqual(saved);
  });

  test('of addresses keeps a guest’s on this device', async () => {
    const page = await inBrowser();
    await page.saveAddress({ ...home, name: 'Uy' });
    expect(page.addresses.state.guest).toHaveLength(1);
    backend.faults.add({ path: '/users/v1/addresses/*', ...fault });
    await logIn(page);
    await page.pushGuestAddresses();
    await page.loadAddresses();
    page.kill();
    backend.faults.clear();
    const again = await inBrowser();
    await eventually(() => expect(again.addresses.all().map(({ name }) => name)).toEqual(['Uy']));
  });

  test('of favourites loses none: the next answer has them, and nothing was removed', async () => {
    const page = await filled();
    const ids = page.catalog.state.catalog.products.slice(0, 3).map(({ id }) => id);
    for (const id of ids) await page.toggleFavourite(id);
    const rule = backend.faults.add({ path: '/products/v1/favourite/all', ...fault });
    await page.loadFavourites();
    backend.faults.remove(rule.id);
    await page.loadFavourites();
    expect(page.favourites.favouriteIds(page.favourites.state).sort()).toEqual(ids.sort());
    expect(backend.db.favourites.filter(({ isFavourite }) => isFavourite)).toHaveLength(3);
  });
});

test('with no product at all, no favourite is offered for removal', async () => {
  const page = await filled();
  const products = page.catalog.state.catalog.products.slice(0, 2);
  for (const { id } of products) await page.toggleFavourite(id);
  page.kill();
  backend.faults.add({
    path: '/products/v1/overalls',
    kind: 'json',
    json: { groups: [], categories: [], products: [] },
  });
  await inBrowser();
  const empty = await showShop(['/profile/favorites']);
  await empty.sees('Sevimlilar hali yoʻq');
  expect(empty.all('button', 'Roʻyxatdan olib tashlash')).toEqual([]);

  backend.faults.clear();
  for (const one of backend.db.products) if (one.id === products[0]?.id) one.active = false;
  await inBrowser();
  const shop = await showShop(['/profile/favorites']);
  await eventually(() => expect(shop.all('button', 'Roʻyxatdan olib tashlash')).toHaveLength(1));
});
