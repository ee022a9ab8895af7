import type { Localized } from '../../domain/text/language';
import * as branches from '../branches/branches';
import * as draft from '../order/draft';
import { readServiceType } from './serviceType';

/**
 * What the city of the delivery says about its taximeter; null where deliveries have a price. The
 * city is the address's, else that of the branch.
 */
export function readTaximeter(): Localized | null {
  const { address } = draft.state;
  if (readServiceType() !== 'DELIVERY' || !address) return null;
  const { cities, closest } = branches.state;
  const cityId = address.cityId ?? closest?.branch?.cityId;
  return cities.find(({ id }) => id === cityId)?.taximeter ?? null;
}
