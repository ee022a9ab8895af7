import { expect, test } from 'vitest';
import { beginJourneys, home } from './journey';
import { customer, delivery, isReady, posts } from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

/** Orders to an address with an id that the server's list does not have; returns what was sent. */
async function orderedTo(id: string, isListKnown: boolean): Promise<unknown> {
  const page = await customer(delivery);
  await until(() => page.addresses.state.status === 'ready');
  if (!isListKnown) page.addresses.reset();
  page.draft.setAddress({ ...home, id });
  await until(() => isReady(page));
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  return posts().at(-1)?.body;
}

test('an address that the server no longer has is ordered to without its id', async () => {
  const { streetName, houseNumber } = home;
  const body = await orderedTo('7777', true);
  expect(body).toMatchObject({ address: { streetName, houseNumber }, addressType: 'MAP' });
  expect(JSON.stringify(body)).not.toContain('7777');
});

test('an address keeps its id while the server’s list is not known', async () => {
  expect(await orderedTo('7777', false)).toMatchObject({ address: { id: '7777' } });
});

test('a city that the server no longer has is that of the branch', async () => {
  const page = await customer(delivery);
  await until(() => page.branches.state.cities.length > 0);
  page.draft.setAddress({ ...home, cityId: '7777' });
  await until(() => isReady(page));
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  const [city] = page.branches.state.cities;
  expect(posts().at(-1)?.body).toMatchObject({ cityId: city?.id });
  expect(JSON.stringify(posts().at(-1)?.body)).not.toContain('7777');
});
