import { type Address, addressLine } from '../domain/addresses/address';
import { detailNames } from '../domain/addresses/addressMatch';
import type { Branch } from '../domain/branches/branch';
import { dotted } from './phrases';
import { showText } from './show';
import { t } from './t';

/** What an address is called: its street and house, or "Delivery address". */
export const addressTitle = (address: Address): string =>
  addressLine(address) || t('orders.address');

type Door = Pick<Address, 'details' | 'houseNumber' | 'words'>;

/** How to reach the door, such as "flat 12 · entrance 2 · green gate"; '' if nothing is known. */
export const doorText = ({ details, houseNumber, words = '' }: Door): string =>
  dotted([
    ...detailNames.map((name) => {
      const value = details[name].trim();
      // Prefilled with the house number (§5), which stands beside the street already.
      const isSaid = name === 'office' && value === houseNumber;
      return value && !isSaid && t(`orders.${name}`, { value });
    }),
    words,
  ]);

/** Details and comment of an address; '' if there are none. */
export const addressDetails = (address: Door & Pick<Address, 'comment'>): string =>
  [doorText(address), address.comment.trim()].filter(Boolean).join('\n');

/** A branch's name, else its address; '' if neither is known. */
export const branchText = ({ name, address }: Pick<Branch, 'name' | 'address'>): string =>
  showText(name) || address.trim();
