import { type Address, addressLine } from '../domain/addresses/address';
import { detailNames } from '../domain/addresses/detailNames';
import { dotted } from './dotted';
import { t } from './t';

/** What an address is called: its street and house, or "Delivery address". */
export const addressTitle = (address: Address): string =>
  addressLine(address) || t('orders.address');

/** How to reach the door, such as "flat 12 · entrance 2 · green gate"; '' if nothing is known. */
export const doorText = ({ details, words = '' }: Pick<Address, 'details' | 'words'>): string =>
  dotted([
    ...detailNames.map((name) => {
      const value = details[name].trim();
      return value && t(`orders.${name}`, { value });
    }),
    words,
  ]);

/** Details and comment of an address; '' if there are none. */
export const addressDetails = (address: Pick<Address, 'details' | 'words' | 'comment'>): string =>
  [doorText(address), address.comment.trim()].filter(Boolean).join('\n');
