import { expect, test } from 'vitest';
import { backend, beginJourneys, fill, inBrowser, logIn } from './journey';
import { settled } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const scan = 'tableId=7&hallId=zal&branchId=markaz';

async function atTable() {
  const page = await inBrowser({ scan });
  await logIn(page);
  fill(page, 3);
  const outcome = await settled(page.submitOrder());
  return outcome.kind === 'changed' ? settled(page.submitOrder()) : outcome;
}

const branchAt = () => backend.db.branches.find(({ id }) => id === 'markaz');

test('a table takes orders if merchant and branch allow it', async () => {
  expect((await atTable()).kind).toBe('accepted');
});

test('nothing is ordered at a table if the merchant has no dine-in', async () => {
  for (const settings of backend.db.settings) settings.dineInActive = false;
  expect((await atTable()).kind).toBe('ignored');
  expect(backend.calls.filter(({ path }) => path === '/orders/v1/orders')).toEqual([]);
});

test('nothing is ordered at a table if the branch has no dine-in', async () => {
  const branch = branchAt();
  if (!branch) throw new Error('The demo lacks this branch');
  branch.settings.dineinEnabled = false;
  expect((await atTable()).kind).toBe('ignored');
  expect(backend.calls.filter(({ path }) => path === '/orders/v1/orders')).toEqual([]);
});

test('nothing is ordered at a table of a branch that is switched off, and the menu is not filtered by it', async () => {
  const branch = branchAt();
  if (!branch) throw new Error('The demo lacks this branch');
  branch.isActive = false;
  const page = await inBrowser({ scan });
  const { isMenuOnly } = await import('../src/stores/table/menuOnly');
  expect(page.table.state.table).toMatchObject({ tableId: '7', branchId: 'markaz' });
  expect(page.branches.state.nearestId).toBeNull();
  expect(isMenuOnly()).toBe(true);
  expect((await atTable()).kind).toBe('ignored');
  expect(backend.calls.filter(({ path }) => path === '/orders/v1/orders')).toEqual([]);
});

test('a table of the same number in another hall, scanned meanwhile, is another choice', async () => {
  const page = await inBrowser({ scan });
  await logIn(page);
  fill(page, 3);
  const { readAgreement } = await import('../src/flows/order/checkOrder');
  const { joinTable } = await import('../src/flows/table/changeTable');
  const { choice } = readAgreement();
  joinTable({ tableId: '7', hallId: 'zal', branchId: 'markaz' });
  expect(readAgreement().choice).toBe(choice);
  joinTable({ tableId: '7', hallId: 'terrasa', branchId: 'markaz' });
  expect(readAgreement().choice).not.toBe(choice);
});
