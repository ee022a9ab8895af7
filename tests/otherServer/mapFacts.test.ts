import { expect, test } from 'vitest';
import { settled } from '../until';
import { fill, logIn } from './journeys';
import { beginOtherJourneys, inOtherBrowser, newHome, other } from './openOther';
import { deliveryPrice } from './orders';

beginOtherJourneys();

const open = async () => ({
  ...(await settled(inOtherBrowser())),
  ...(await import('../../src/flows/delivery/askBranch')),
});

test('the map tells a customer with a basket what a delivery there costs', async () => {
  const page = await open();
  await logIn(page);
  fill(page, 2);
  expect(await settled(page.fetchDeliveryFacts(newHome))).toMatchObject({
    isDelivered: true,
    price: deliveryPrice,
    isLeast: false,
  });
  // Looking is not choosing.
  expect(page.draft.state.address).toBeNull();
});

test('a guest is told that it is delivered, and no price that the server did not tell', async () => {
  const page = await open();
  fill(page, 2);
  expect(await settled(page.fetchDeliveryFacts(newHome))).toMatchObject({
    isDelivered: true,
    price: null,
    isLeast: true,
  });
});

test('far away nothing is delivered where the server says so itself; what a gateway may have said says nothing', async () => {
  const page = await open();
  const far = { ...newHome, latitude: 10, longitude: 10 };
  // This server's 404 is a sentence, as a gateway's for an unknown address.
  expect(await settled(page.fetchDeliveryFacts(far))).toBeNull();
  const path = '/users/v1/branches/merchant/:id/closest';
  other.plant({ path, times: 1, answer: { status: 404, text: '{"message":"Nobody is near"}' } });
  expect(await settled(page.fetchDeliveryFacts(far))).toMatchObject({ isDelivered: false });
  other.plant({ path, answer: { status: 500 } });
  expect(await settled(page.fetchDeliveryFacts(newHome))).toBeNull();
});
