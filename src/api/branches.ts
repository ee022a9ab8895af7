import * as v from 'valibot';
import type { Branch, City } from '../domain/branches/branch';
import type { LatLng } from '../domain/geo/geo';
import { type DayHours, type Interval, type WorkHours, weekdays } from '../domain/time/schedule';
import type { Http } from './http';
import { listOf, listOrNull, nestedListOf } from './lists';
import type { Result } from './result';
import {
  flag,
  id,
  idOrNull,
  latitude,
  latitudeOrNull,
  localized,
  longitude,
  longitudeOrNull,
  nullableFlag,
  numberOrNull,
  oneOf,
  placeOf,
  priceOrNull,
  text,
  textOrNull,
  toLocalized,
} from './wire';

const dayHours = v.pipe(
  v.object({
    weekName: v.pipe(
      oneOf(weekdays, null),
      v.custom<(typeof weekdays)[number]>((day) => day !== null),
    ),
    isDayOff: flag(false),
    open: textOrNull,
    close: textOrNull,
    extraOpen: textOrNull,
    extraClose: textOrNull,
  }),
  v.transform(
    (wire): DayHours => ({
      weekday: wire.weekName,
      isDayOff: wire.isDayOff,
      open: minutesOf(wire.open),
      close: minutesOf(wire.close),
      extraOpen: minutesOf(wire.extraOpen),
      extraClose: minutesOf(wire.extraClose),
    }),
  ),
);

/** Normalizes `H:mm` and `HH:mm:ss` to `HH:mm`. */
function minutesOf(time: string | null): string | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)/.exec(time ?? '') ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** Daily hours; null if either end is missing or invalid. */
function intervalOf(start: string | null, end: string | null): Interval | null {
  const [open, close] = [minutesOf(start), minutesOf(end)];
  return open && close ? { open, close } : null;
}

const workHours = v.object({
  type: text,
  hours: nestedListOf(dayHours),
}) satisfies v.GenericSchema<unknown, WorkHours>;

const branchFlags = v.pipe(
  v.object({
    bookingEnabled: flag(false),
    deliveryEnabled: nullableFlag,
    dineinEnabled: flag(false),
    pickupEnabled: flag(false),
  }),
  v.transform(({ dineinEnabled, ...rest }): Branch['settings'] => ({
    ...rest,
    dineInEnabled: dineinEnabled,
  })),
);
/** Without settings a branch offers nothing; delivery stays unknown. */
const allOff: Branch['settings'] = {
  bookingEnabled: false,
  deliveryEnabled: null,
  dineInEnabled: false,
  pickupEnabled: false,
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
    latitude: latitudeOrNull,
    longitude: longitudeOrNull,
    deliveryPrice: priceOrNull,
    distance: numberOrNull,
    workHours: listOrNull(workHours),
    deliveryStart: textOrNull,
    deliveryEnd: textOrNull,
    open: textOrNull,
    close: textOrNull,
    settings: v.fallback(branchFlags, allOff),
  }),
  v.transform(
    ({
      latitude,
      longitude,
      deleted,
      deliveryStart,
      deliveryEnd,
      open,
      close,
      ...wire
    }): Branch => ({
      ...wire,
      deliveryTimes: intervalOf(deliveryStart, deliveryEnd),
      openTimes: intervalOf(open, close),
      isActive: wire.isActive && !deleted,
      place: placeOf({ latitude, longitude }),
    }),
  ),
);

const city = v.pipe(
  v.object({
    id,
    name: localized,
    isMain: flag(false),
    latitude,
    longitude,
    isTaximeter: flag(false),
    taximeterCommentUz: text,
    taximeterCommentRu: text,
    taximeterCommentEn: text,
  }),
  v.transform((wire): City => {
    const { taximeterCommentUz: uz, taximeterCommentRu: ru, taximeterCommentEn: eng } = wire;
    const { id, name, isMain, latitude, longitude } = wire;
    const taximeter = wire.isTaximeter ? toLocalized({ uz, ru, eng }) : null;
    return { id, name, isMain, latitude, longitude, taximeter };
  }),
);

/** Lists all branches, or those of one city (§7). */
export const listBranches = (
  http: Http,
  { cityId }: { cityId?: string | null } = {},
): Promise<Result<Branch[]>> =>
  cityId
    ? http.get('/users/v1/branches/full', { query: { cityId }, schema: listOf(branch) })
    : http.get('/users/v1/branches', { schema: listOf(branch) });

export const getBranch = (http: Http, branchId: string): Promise<Result<Branch>> =>
  http.get(`/users/v1/branches/${encodeURIComponent(branchId)}`, { schema: branch });

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
    schema: branch,
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
