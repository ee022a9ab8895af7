import * as v from 'valibot';
import type { Money } from '../domain/basket/pricing';
import type { LatLng, Region } from '../domain/geo/geo';
import type { Http } from './call';
import { fieldOf } from './readers/field';
import { sentListOf } from './readers/lists';
import { moneyToWire } from './readers/money';
import { polygons } from './readers/polygons';
import { theRecord } from './readers/records';
import { localized } from './readers/texts';
import { idOrNull, price, priceOrNull } from './readers/values';
import type { Result } from './result';

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

/** The price of a delivery is one of these (names but the first assumed). */
const prices = v.entriesFromList(['price', 'deliveryPrice', 'totalPrice'], priceOrNull);

/** A record with a price, or just the price. */
const tariff = v.union([
  v.pipe(
    theRecord(v.object({ id: idOrNull, ...prices })),
    v.transform(({ id, ...given }) => ({
      id,
      price: given.price ?? given.deliveryPrice ?? given.totalPrice,
    })),
    v.custom<{ id: string | null; price: Money }>((wire) => fieldOf(wire, 'price') !== null),
  ),
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
    body: { ...request, productPrice: moneyToWire(request.productPrice) },
    schema: tariff,
  });

const region = v.pipe(
  v.object({ id: idOrNull, name: localized, polygon: polygons }),
  v.check(({ id, polygon }) => id !== null || polygon !== null),
);

/** Lists delivery regions (§7); null if the server sends no list, so that only it knows them. */
export async function listRegions(http: Http): Promise<Result<Region[] | null>> {
  const [error, found] = await http.get('/users/v1/region', {
    withToken: true,
    schema: sentListOf(region),
  });
  if (error) return [error, null];
  const shapes = found?.flatMap(({ id, name, polygon }) =>
    (polygon ?? [[]]).map((rings): Region => ({ id: id ?? '', name, polygon: rings })),
  );
  return [null, shapes ?? null];
}
