import type { Address } from '../domain/addresses/address';
import { t } from './t';

const names = ['office', 'entrance', 'floor', 'domophone'] as const;

/** How to reach the door, in one line; '' if nothing is known. */
export const doorText = (details: Address['details']): string =>
  names
    .flatMap((name) => {
      const value = details[name].trim();
      return value ? [t(`orders.${name}`, { value })] : [];
    })
    .join(' · ');

/** Details and comment of an address; '' if there are none. */
export const addressDetails = ({
  details,
  comment,
}: Pick<Address, 'details' | 'comment'>): string =>
  [doorText(details), comment.trim()].filter(Boolean).join('\n');
