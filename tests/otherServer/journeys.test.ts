import { expect, test } from 'vitest';
import { settled, until } from '../until';
import { fill, journeys, logIn } from './journeys';
import { beginOtherJourneys, inOtherBrowser, newHome, other } from './openOther';
import { deliveryPrice } from './orders';

beginOtherJourneys();

test.each(Object.entries(journeys))('%s', (_, journey) => journey());

test('start → delivery order to a new address, from a branch without hours', async () => {
  const page = await settled(inOtherBrowser());
  await logIn(page);
  fill(page, 2);
  page.draft.setAddress(newHome);
  await until(() => page.delivery.state.status === 'ready');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toMatchObject([
    { total: 1_800_000 + deliveryPrice, body: { serviceType: 'DELIVERY', branchId: '2' } },
  ]);
});
