import { filterByTexts } from '../text/nameSearch';
import type { Address } from './address';

/** Saved addresses found by name, street, house or description, in either script. */
export const searchAddresses = (addresses: readonly Address[], query: string): readonly Address[] =>
  filterByTexts(addresses, query, ({ name, streetName, houseNumber, description }) => [
    name,
    streetName,
    houseNumber,
    description,
  ]);
