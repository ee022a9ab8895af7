import type { Address } from '../../domain/addresses/address';
import { useSheetParam } from '../../navigation/useSheetParam';
import { useAddresses } from './useAddresses';

/** The saved address whose place is looked for on the map (`?place=`); null for a new address. */
export function useUnplaced(): Address | null {
  const id = useSheetParam('place');
  const { list } = useAddresses();
  return list.find((one) => one.id === id) ?? null;
}
