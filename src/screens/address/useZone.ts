import { useSnapshot } from 'valtio';
import type { Region } from '../../domain/geo/geo';
import * as regions from '../../stores/addresses/regions';
import * as merchant from '../../stores/merchant';

/** §5: the delivery regions, where the merchant validates them; null otherwise, or until known. */
export function useZone(): readonly Region[] | null {
  const { all } = useSnapshot(regions.state);
  const { shouldValidateDeliveryArea } = useSnapshot(merchant.state).rules;
  return shouldValidateDeliveryArea ? all : null;
}
