import type { LatLng } from '../geo/geo';

/** §4: courier statuses; an empty status means none. */
export const courierStatuses = [
  'PERFORMER_LOOK_UP',
  'PERFORMER_FOUND',
  'PERFORMER_NOT_FOUND',
  'PERFORMER_PICK_UP_ARRIVED',
  'PERFORMER_PICKUPED',
  'PERFORMER_ARRIVED',
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
  'NEW_ORDER',
  'ESTIMATING_FAILED',
  'READY_FOR_APPROVAL',
  'FAILED',
  'CANCELLED',
  'ACCEPTED',
] as const;
export type CourierStatus = (typeof courierStatuses)[number];

/** The courier of an order (§3, courier record). */
export type Courier = {
  id: string;
  name: string;
  phone: string | null;
  status: CourierStatus | null;
  /** current location, if the server sends it */
  place: LatLng | null;
};
