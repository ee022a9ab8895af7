import { expect } from 'vitest';
import type { Address } from '../src/domain/addresses/address';
import type { LatLng } from '../src/domain/geo/geo';
import type { openPage } from './openPage';
import { eventually } from './until';

type Page = Awaited<ReturnType<typeof openPage>>;

/** Where an address is created, and where the list is. */
export const createPath = '/users/v1/addresses/user/{id}';
export const listPath = '/users/v1/addresses/merchant/{id}/user/{id}';

/** Locations in the demo's Tashkent, each on a street. */
export const navoiy = { latitude: 41.3183, longitude: 69.2437 };
export const chorsu = { latitude: 41.3264, longitude: 69.2355 };
const yunusobod = { latitude: 41.3664, longitude: 69.2885 };

/** The address at a location on the map. */
export async function pick(page: Page, place: LatLng = navoiy): Promise<Address> {
  const named = await page.namePlace(place);
  if (typeof named === 'string') throw new Error(`The location is ${named}`);
  return named.address;
}

/** Names the locations and saves them, the first as `Address 1`. */
export async function keep(page: Page, wanted: readonly LatLng[] = [navoiy, chorsu, yunusobod]) {
  for (const [index, place] of wanted.entries()) {
    const address = await pick(page, place);
    await page.saveAddress({ ...address, name: `Address ${index + 1}` });
  }
}

export const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();

/** The list is there, and nothing waits on the device. */
export const allSaved = (page: Page) =>
  eventually(() => {
    expect(page.addresses.state.status).toBe('ready');
    expect(page.addresses.state.guest).toEqual([]);
  });
