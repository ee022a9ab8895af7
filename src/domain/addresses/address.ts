import * as v from 'valibot';
import type { LatLng } from '../geo/geo';
import { anyRecord, numberOrNull, text, textOrNull } from '../schema';

/** A saved or chosen delivery address. Temporary ids start with `temporary:`. */
export const addressSchema = v.object({
  id: text,
  name: text,
  streetName: text,
  houseNumber: text,
  description: text,
  comment: text,
  cityId: textOrNull,
  details: v.object({ office: text, entrance: text, floor: text, domophone: text }),
  latitude: numberOrNull,
  longitude: numberOrNull,
  /** what `details` said besides these, word for word */
  words: v.optional(text),
  /** the server's record as it came, known fields and unknown ones; goes back with what changed */
  received: v.optional(anyRecord),
});
export type Address = v.InferOutput<typeof addressSchema>;

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
