import type { LatLng, MaybeLatLng } from '../geo/geo';

/** A saved or chosen delivery address. Temporary ids start with `temporary:`. */
export type Address = MaybeLatLng & {
  id: string;
  name: string;
  streetName: string;
  houseNumber: string;
  description: string;
  comment: string;
  cityId: string | null;
  details: { office: string; entrance: string; floor: string; domophone: string };
  /** what `details` said besides these, word for word */
  words?: string;
  /** the server's record as it came, known fields and unknown ones; goes back with what changed */
  received?: Readonly<Record<string, unknown>>;
};

/** An address on the map; one that was saved elsewhere may have no coordinates. */
export type PlacedAddress = Address & LatLng;

/** Reverse geocoding result. `streetName` falls back to the neighbourhood. */
export type PlaceName = { streetName: string; houseNumber: string; displayName: string };

/** An address search result; `name` is its title: a street, a district, a shop. */
export type FoundPlace = LatLng & PlaceName & { name: string };

export const noDetails: Address['details'] = { office: '', entrance: '', floor: '', domophone: '' };

const temporaryPrefix = 'temporary:';

/** Id for an unsaved address picked on the map (§4); `seed` makes it unique. */
export function temporaryId(seed: string | number): string {
  return `${temporaryPrefix}${seed}`;
}

export function isTemporary({ id }: Pick<Address, 'id'>): boolean {
  return id.startsWith(temporaryPrefix);
}

/**
 * §2: street name with the house number in brackets; falls back to the description, then the name.
 */
export function addressLine(
  address: Pick<Address, 'streetName' | 'houseNumber' | 'description' | 'name'>,
): string {
  const { streetName, houseNumber, description, name } = address;
  if (!streetName) return description || name;
  return houseNumber ? `${streetName} (${houseNumber})` : streetName;
}
