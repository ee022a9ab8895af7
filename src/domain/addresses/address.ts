import type { LatLng } from '../geo/geo';

/** A saved or chosen delivery address. A temporary one carries an id that starts with `temporary:`. */
export type Address = LatLng & {
  id: string;
  name: string;
  streetName: string;
  houseNumber: string;
  description: string;
  comment: string;
  cityId: string | null;
  details: { office: string; entrance: string; floor: string; domophone: string };
};

/** What stands at a place: the street (or, failing that, the quarter) and the house number. */
export type PlaceName = { streetName: string; houseNumber: string; displayName: string };

/** An answer of the address search; `name` is what it is called: a street, a district, a shop. */
export type FoundPlace = LatLng & PlaceName & { name: string };

/** An address of which nothing but the place is known. */
export const noDetails: Address['details'] = { office: '', entrance: '', floor: '', domophone: '' };

const temporaryPrefix = 'temporary:';

/** The id of an address that was made from a map point and is not saved (§4); `seed` makes it unique. */
export function temporaryId(seed: string | number): string {
  return `${temporaryPrefix}${seed}`;
}

export function isTemporary({ id }: Pick<Address, 'id'>): boolean {
  return id.startsWith(temporaryPrefix);
}

/** §2: the street name with the house number in brackets, else what else is known of the place. */
export function addressLine(
  address: Pick<Address, 'streetName' | 'houseNumber' | 'description' | 'name'>,
): string {
  const { streetName, houseNumber, description, name } = address;
  if (!streetName) return description || name;
  return houseNumber ? `${streetName} (${houseNumber})` : streetName;
}
