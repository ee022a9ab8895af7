import type { Weekday } from '../../../src/domain/time/schedule';
import type { Text } from './text';

export type CityRecord = {
  id: string;
  merchantId: string;
  name: Text;
  description: string;
  latitude: number;
  longitude: number;
  isMain: boolean;
  isTaximeter: boolean;
  taximeterCommentUz: string;
  taximeterCommentRu: string;
  taximeterCommentEn: string;
};

/** A weekday's hours, `HH:mm` in the merchant's time zone. */
export type HoursRecord = {
  weekName: Weekday;
  isDayOff: boolean;
  open: string | null;
  close: string | null;
  extraOpen: string | null;
  extraClose: string | null;
};

type WorkHoursRecord = { type: 'PICK_UP' | 'DELIVERY'; hours: HoursRecord[] };

export type BranchRecord = {
  id: string;
  cityId: string;
  merchantId: string;
  name: Text;
  latitude: number;
  longitude: number;
  address: string;
  open: string | null;
  close: string | null;
  joinPosterId: string | null;
  jowiId: string | null;
  iikoId: string | null;
  phone: string;
  bookingPhone: string | null;
  isActive: boolean;
  isMain: boolean;
  deleted: boolean;
  /** som before the first kilometre */
  deliveryPrice: number;
  /** metres from the requested coordinates, only in responses of `closest` */
  distance: number | null;
  deliveryStart: string | null;
  deliveryEnd: string | null;
  companyId: string | null;
  paymentId: string | null;
  workHours: WorkHoursRecord[];
  settings: {
    bookingEnabled: boolean;
    deliveryEnabled: boolean;
    dineinEnabled: boolean;
    expressEnabled: boolean;
    kitchenEnabled: boolean;
    payOfficeEnabled: boolean;
    pickupEnabled: boolean;
    storageEnabled: boolean;
    yandexEnabled: boolean;
    directorId: string | null;
    merchantId: string;
  };
};

/**
 * `polygon` holds [latitude, longitude] pairs: one flat ring, or a list of rings of which all but
 * the first are holes.
 */
export type RegionRecord = {
  id: string;
  merchantId: string;
  cityId: string;
  name: Text;
  color: string;
  price: number;
  polygon: LatLon[] | LatLon[][];
};
export type LatLon = [latitude: number, longitude: number];
