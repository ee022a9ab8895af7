import * as v from 'valibot';
import type { Branch, City } from '../domain/branches/branch';
import type { LatLng } from '../domain/geo/geo';
import {
  type DayHours,
  type HoursType,
  type Interval,
  type WorkHours,
  weekdays,
} from '../domain/time/schedule';
import type { Http } from './call';
import { listOf, listOrNull, nestedListOf } from './readers/lists';
import { placeFields, placeOf } from './readers/places';
import { theRecord } from './readers/records';
import { localized, text, textOrNull, toLocalized } from './readers/texts';
import { timeOfDay } from './readers/times';
import {
  flag,
  id,
  idOrNull,
  nullableFlag,
  numberOrNull,
  oneOf,
  priceOrNull,
  word,
} from './readers/values';
import type { Result } from './result';

const dayHours = v.pipe(
  v.object({
    weekName: word(weekdays),
    isDayOff: flag(false),
    open: timeOfDay,
    close: timeOfDay,
    extraOpen: timeOfDay,
    extraClose: timeOfDay,
  }),
  v.transform(({ weekName, ...hours }): DayHours => ({ weekday: weekName, ...hours })),
);

/** Daily hours; null if either end is missing or invalid. */
const intervalOf = (open: string | null, close: string | null): Interval | null =>
  open && close ? { open, close } : null;

/** Hours of other types are read, and used nowhere. */
const hoursTypes: readonly HoursType[] = ['PICK_UP', 'DELIVERY'];

const workHours = v.pipe(
  v.object({ type: oneOf(hoursTypes, null), hours: nestedListOf(dayHours) }),
  v.transform(({ type, hours }): WorkHours => ({ type: type ?? '', hours })),
);

const branchFlags = v.pipe(
  v.object({
    bookingEnabled: nullableFlag,
    deliveryEnabled: nullableFlag,
    dineinEnabled: nullableFlag,
    pickupEnabled: nullableFlag,
  }),
  v.transform(({ dineinEnabled, ...rest }): Branch['settings'] => ({
    ...rest,
    dineInEnabled: dineinEnabled,
  })),
);
/** What a branch without settings offers is unknown. */
const unknownFlags: Branch['settings'] = {
  bookingEnabled: null,
  deliveryEnabled: null,
  dineInEnabled: null,
  pickupEnabled: null,
};

const branch = v.pipe(
  v.object({
    id,
    cityId: idOrNull,
    name: localized,
    address: text,
    phone: textOrNull,
    bookingPhone: textOrNull,
    isActive: flag(true),
    isMain: flag(false),
    deleted: flag(false),
    ...placeFields,
    deliveryPrice: priceOrNull,
    distance: numberOrNull,
    workHours: listOrNull(workHours),
    deliveryStart: timeOfDay,
    deliveryEnd: timeOfDay,
    open: timeOfDay,
    close: timeOfDay,
    settings: v.fallback(branchFlags, unknownFlags),
  }),
  v.transform(
    (wire): Branch => ({
      id: wire.id,
      cityId: wire.cityId,
      name: wire.name,
      address: wire.address,
      phone: wire.phone,
      bookingPhone: wire.bookingPhone,
      isActive: wire.isActive && !wire.deleted,
      isMain: wire.isMain,
      place: placeOf(wire),
      deliveryPrice: wire.deliveryPrice,
      distance: wire.distance,
      workHours: wire.workHours,
      deliveryTimes: intervalOf(wire.deliveryStart, wire.deliveryEnd),
      openTimes: intervalOf(wire.open, wire.close),
      settings: wire.settings,
    }),
  ),
);

const city = v.pipe(
  v.object({
    id,
    name: localized,
    isMain: flag(false),
    ...placeFields,
    isTaximeter: flag(false),
    taximeterCommentUz: text,
    taximeterCommentRu: text,
    taximeterCommentEn: text,
  }),
  v.transform((wire): City => {
    const { taximeterCommentUz: uz, taximeterCommentRu: ru, taximeterCommentEn: eng } = wire;
    const { id, name, isMain } = wire;
    const taximeter = wire.isTaximeter ? toLocalized({ uz, ru, eng }) : null;
    const place = placeOf(wire);
    const { latitude, longitude } = place ?? { latitude: null, longitude: null };
    return { id, name, isMain, latitude, longitude, taximeter };
  }),
);

/** Lists all branches (§7). */
export const listBranches = (http: Http): Promise<Result<Branch[]>> =>
  http.get('/users/v1/branches', { schema: listOf(branch) });

/** Lists the branches of a city with all that is known of them (§7); of every city without one. */
export const listFullBranches = (http: Http, cityId: string | null): Promise<Result<Branch[]>> =>
  http.get('/users/v1/branches/full', {
    query: { cityId: cityId ?? undefined },
    schema: listOf(branch),
  });

export const getBranch = (http: Http, branchId: string): Promise<Result<Branch>> =>
  http.get(`/users/v1/branches/${encodeURIComponent(branchId)}`, { schema: theRecord(branch) });

/**
 * Finds the nearest branch; `deliveryOnly` considers only those that deliver (§7). §5: fails
 * without a request if the merchant id is missing.
 */
export function findClosestBranch(
  http: Http,
  merchantId: string | null,
  place: LatLng,
  { deliveryOnly = false }: { deliveryOnly?: boolean } = {},
): Promise<Result<Branch>> {
  if (!merchantId || merchantId === 'undefined') {
    const eng = `Merchant ID is ${merchantId ? 'undefined' : 'not defined'}`;
    return Promise.resolve([{ kind: 'status', status: null, description: { eng } }, null]);
  }
  return http.get(`/users/v1/branches/merchant/${encodeURIComponent(merchantId)}/closest`, {
    query: {
      lat: place.latitude,
      lon: place.longitude,
      type: deliveryOnly ? 'DELIVERY' : undefined,
    },
    schema: theRecord(branch),
  });
}

/** In one row: nobody swipes further. */
const mostCities = 500;

/** Lists the first cities (§7). */
export async function listCities(http: Http, merchantId: string): Promise<Result<City[]>> {
  const path = `/users/v1/city-merchant/merchant/${encodeURIComponent(merchantId)}`;
  const [error, cities] = await http.get(path, { schema: listOf(city) });
  return error ? [error, null] : [null, cities.slice(0, mostCities)];
}
