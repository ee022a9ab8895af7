// @vitest-environment node
import { expect, test } from 'vitest';
import { getCourier } from './couriers';
import { fakeServer, json } from './fakeServer.testing';

const wire = {
  id: 7,
  balance: 0,
  status: 'PERFORMER_PICKUPED',
  user: { firstName: 'Sardor', lastName: 'Qodirov', phone: '+998901112233' },
};

test('a courier is requested by id and has a name, a phone and a location', async () => {
  const { http, received } = fakeServer(() => json({ ...wire, latitude: '41.3', longitude: 69.2 }));
  expect(await getCourier(http, 'c/7')).toEqual([
    null,
    {
      id: '7',
      name: 'Sardor Qodirov',
      phone: '+998901112233',
      status: 'PERFORMER_PICKUPED',
      place: { latitude: 41.3, longitude: 69.2 },
    },
  ]);
  expect(received[0]?.url.pathname).toBe('/api/deliveries/v1/delivery/courier/c%2F7');
  expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('a courier with only an id is valid and has no location', async () => {
  const { http } = fakeServer(() =>
    json({ id: 7, user: null, status: 'TELEPORTING', latitude: 1 }),
  );
  const nothing = { name: '', phone: null, status: null, place: null };
  expect((await getCourier(http, '7'))[1]).toEqual({ id: '7', ...nothing });
});
