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

test('a table orders where merchant and branch want it', async () => {
  expect((await atTable()).kind).toBe('accepted');
});

test('nothing is ordered at a table of a merchant without dine-in', async () => {
  for (const settings of backend.db.settings) settings.dineInActive = false;
  expect((await atTable()).kind).toBe('ignored');
  expect(backend.calls.filter(({ path }) => path === '/orders/v1/orders')).toEqual([]);
});

test('nor in a branch without it', async () => {
  const branch = branchAt();
  if (!branch) throw new Error('The demo has this branch');
  branch.settings.dineinEnabled = false;
  expect((await atTable()).kind).toBe('ignored');
  expect(backend.calls.filter(({ path }) => path === '/orders/v1/orders')).toEqual([]);
});

test('nor in a branch that is switched off, which filters no menu either', async () => {
  const branch = branchAt();
  if (!branch) throw new Error('The demo has this branch');
  branch.isActive = false;
  const page = await inBrowser({ scan });
  const { isMenuOnly } = await import('../src/stores/delivery/serviceType');
  expect(page.table.state.table).toMatchObject({ tableId: '7', branchId: 'markaz' });
  expect(page.branches.state.nearestId).toBeNull();
  expect(isMenuOnly()).toBe(true);
  expect((await atTable()).kind).toBe('ignored');
  expect(backend.calls.filter(({ path }) => path === '/orders/v1/orders')).toEqual([]);
});
