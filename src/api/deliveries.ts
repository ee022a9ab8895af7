import * as v from 'valibot';
import { fromMoney, type Money } from '../domain/basket/pricing';
import type { LatLng, Region } from '../domain/geo/geo';
import { swapPolygon } from '../domain/geo/geo';
import type { Http } from './http';
import { listOf } from './lists';
import type { Result } from './result';
import { id, idOrNull, latitude, longitude, price } from './wire';

/**
 * Input of a delivery quote (§3, delivery tariff request); `distance` in the server's unit, metres
 * where that is not known.
 */
export type TariffRequest = LatLng & {
  productPrice: Money;
  distance: number | null;
  branchId: string;
  address: string;
  cityId: string | null;
};

/** A record with a price, or just the price. */
const tariff = v.union([
  v.object({ id: idOrNull, price }),
  v.pipe(
    price,
    v.transform((only) => ({ id: null, price: only })),
  ),
]);

/** Requests a delivery quote. Its id is sent with the order as `deliveryTariffId`. */
export const calculateTariff = (
  http: Http,
  request: TariffRequest,
): Promise<Result<{ id: string | null; price: Money }>> =>
  http.post('/deliveries/v1/delivery/tariff/client/calculate', {
    withToken: true,
    body: { ...request, productPrice: fromMoney(request.productPrice) },
    schema: tariff,
  });

const pair = v.pipe(
  v.looseTuple([latitude, longitude]),
  v.transform(([north, east]): [number, number] => [north, east]),
);
const ring = v.pipe(v.array(pair), v.minLength(3));

/** One ring, or an outer ring with holes; latitude first (settled: shapes on the wire). */
const region = v.pipe(
  v.object({
    id,
    polygon: v.union([
      v.pipe(
        ring,
        v.transform((only) => [only]),
      ),
      v.pipe(v.array(ring), v.minLength(1)),
    ]),
  }),
  v.transform((wire): Region => ({ ...wire, polygon: wire.polygon.map(swapPolygon) })),
);

/** Lists delivery regions (§7). */
export const listRegions = (http: Http): Promise<Result<Region[]>> =>
  http.get('/users/v1/region', { withToken: true, schema: listOf(region) });
