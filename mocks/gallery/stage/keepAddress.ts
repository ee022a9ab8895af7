import { type Address, noDetails, temporaryId } from '../../../src/domain/addresses/address';
import { saveAddress } from '../../../src/flows/addresses/saveAddress';
import { services } from '../../../src/flows/services';

/** Overrides of an address in the middle of the demo's town. */
export type AddressWish = Partial<Omit<Address, 'id' | 'details'>> & Partial<Address['details']>;

/** Saves an address as the user and makes it the delivery address. */
export async function keepAddress(overrides: AddressWish): Promise<void> {
  const { office = '', entrance = '', floor = '', domophone = '', ...rest } = overrides;
  const error = await saveAddress({
    id: temporaryId(services().newKey()),
    name: '',
    streetName: 'Amir Temur shoh koʻchasi',
    houseNumber: '12',
    description: '',
    comment: '',
    cityId: 'toshkent',
    latitude: 41.3118,
    longitude: 69.2421,
    ...rest,
    details: { ...noDetails, office, entrance, floor, domophone },
  });
  if (error) throw new Error(`The address was not saved: ${error.kind}`);
}
