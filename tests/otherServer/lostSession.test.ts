import { expect, test } from 'vitest';
import { settled, until } from '../until';
import { addSomsa, logInThere } from './customer';
import { beginOtherJourneys, inOtherBrowser, newHome, other } from './openOther';

beginOtherJourneys();

test('after a 401 without a body no address of the person’s is listed, and the basket stays', async () => {
  const page = await settled(inOtherBrowser());
  await logInThere(page);
  await settled(page.saveAddress(newHome));
  await settled(page.loadAddresses());
  expect(page.addresses.all()).toMatchObject([{ streetName: 'Amir Temur' }]);
  addSomsa(page);
  page.draft.setReceiver({ firstName: 'Malika', phone: '+998935550101' });
  other.plant({ path: '/orders/v1/orders/user/:id/active', answer: { status: 401, text: '' } });
  await settled(page.loadActiveOrders());
  await until(() => page.session.state.status === 'guest');
  expect(page.addresses.all()).toEqual([]);
  expect(page.draft.state).toMatchObject({ address: null, receiver: null });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Amir Temur|935550101/);
  expect(page.cart.state.lines).toHaveLength(1);
});
