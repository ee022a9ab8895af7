import { filterByTexts } from '../text/nameSearch';
import type { Address, FoundPlace } from './address';

/** Saved addresses found by name, street, house or description, in either script. */
export const searchAddresses = (addresses: readonly Address[], query: string): readonly Address[] =>
  filterByTexts(addresses, query, ({ name, streetName, houseNumber, description }) => [
    name,
    streetName,
    houseNumber,
    description,
  ]);

/**
 * Search results without those that read like an earlier one: maps have a street in several pieces, with the same
 * name and location.
 */
export function distinctPlaces(found: readonly FoundPlace[]): readonly FoundPlace[] {
  const seen = new Set<string>();
  return found.filter(({ name, displayName }) => {
    const words = JSON.stringify([plain(name), plain(displayName)]);
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
