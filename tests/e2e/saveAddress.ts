import type { AddressRecord } from '../../mocks/backend/records/user';
import type { ServedShop } from '../../mocks/serve';
import { expect } from './fixtures';
import type { Screen } from './steps';

/** Beside the main branch of the demo shop. */
export const byMain = { latitude: 41.3119, longitude: 69.2425 };

/** Stores a saved address for the backend's only user, as the screens do (`planted.spec.ts`). */
export async function saveAddress(
  shop: ServedShop,
  name: string,
  place: Pick<AddressRecord, 'latitude' | 'longitude'> & Partial<AddressRecord>,
): Promise<AddressRecord> {
  const { db } = shop.backend;
  await expect.poll(() => db.users.length).toBe(1);
  const address: AddressRecord = {
    id: `saved-${name}`,
    userId: db.users[0]?.id ?? '',
    merchantId: '7001',
    type: null,
    name,
    streetName: 'Navoiy koʻchasi',
    houseNumber: '5',
    details: JSON.stringify({ office: '12', domophone: '12K', entrance: '2', floor: '3' }),
    description: '',
    cityId: 'toshkent',
    comment: '',
    office: '12',
    domophone: '12K',
    entrance: '2',
    floor: '3',
    createdDate: '2026-03-01T09:00:00+05:00',
    ...place,
  };
  db.addresses.push(address);
  return address;
}

/** Waits until the simulator's user is signed in, as the initial shows: a guest is sent to the map. */
export const untilSignedIn = (screen: Screen): Promise<void> =>
  expect(screen.getByRole('link', { name: 'Profil' })).toHaveText('M');
