import type { Address } from '../../domain/addresses/address';
import { t } from '../../i18n/t';

const names = ['office', 'entrance', 'floor', 'domophone'] as const;

/** Details and comment of an address; '' if there are none. */
export function addressDetails({ details, comment }: Pick<Address, 'details' | 'comment'>): string {
  const known = names.flatMap((name) => {
    const value = details[name].trim();
    return value ? [t(`orders.${name}`, { value })] : [];
  });
  return [known.join(' · '), comment.trim()].filter(Boolean).join('\n');
}
