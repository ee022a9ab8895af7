import { preselectCity } from '../../domain/branches/branch';
import type { LatLng } from '../../domain/geo/geo';
import { limits } from '../../domain/limits';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';

/** Initial map location without an address: the city, else the merchant's, else the default of §9. */
export function guessPlace(): LatLng {
  const shop = merchant.state.merchant;
  const { cities, cityId } = branches.state;
  const city = preselectCity(cities, cityId ?? shop?.mainCityId ?? null);
  return city ?? shop?.place ?? limits.defaultCentre;
}
