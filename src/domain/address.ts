import { distanceMetres, type Place, samePlace } from './geo';

/** A saved or chosen delivery address. A temporary one carries an id that starts with `temporary:`. */
export type Address = Place & {
  id: string;
  name: string;
  streetName: string;
  houseNumber: string;
  description: string;
  comment: string;
  cityId: string | null;
  details: { office: string; entrance: string; floor: string; domophone: string };
};

const temporaryPrefix = 'temporary:';

/** The id of an address that was made from a map point and is not saved (§4); `seed` makes it unique. */
export function temporaryId(seed: string | number): string {
  return `${temporaryPrefix}${seed}`;
}

export function isTemporary({ id }: Pick<Address, 'id'>): boolean {
  return id.startsWith(temporaryPrefix);
}

/** §4: the saved address that a map point stands for, the nearest one if there are several. */
export function findSavedAddress(addresses: readonly Address[], place: Place): Address | null {
  const near = addresses.filter((address) => !isTemporary(address) && samePlace(address, place));
  const distance = (address: Address) => distanceMetres(address, place);
  return near.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** §2: the street name with the house number in brackets, else what else is known of the place. */
export function addressLine(
  address: Pick<Address, 'streetName' | 'houseNumber' | 'description' | 'name'>,
): string {
  const { streetName, houseNumber, description, name } = address;
  if (!streetName) return description || name;
  return houseNumber ? `${streetName} (${houseNumber})` : streetName;
}
