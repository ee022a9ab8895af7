import type { DistanceUnit } from '../domain/geo/roadDistance';
import { pageSetting } from './pageSetting';

/** The build settings of deliveries; apart from the others, as the first load does without them. */
export type DeliverySettings = {
  /** unit of the server's distances; null: found out by comparison */
  distanceUnit: DistanceUnit | null;
  /** whether an order may be sent when the price of its delivery cannot be calculated */
  deliversWithoutTariff: boolean;
};

const units: Readonly<Record<string, DistanceUnit>> = { m: 'm', km: 'km' };

/** Reads the settings: the page's, else the values from build time. */
export function readDeliverySettings(document: Document): DeliverySettings {
  const env = import.meta.env;
  const unit = pageSetting(document, 'VITE_DISTANCE_UNIT') || env.VITE_DISTANCE_UNIT;
  const without =
    pageSetting(document, 'VITE_DELIVERY_WITHOUT_TARIFF') || env.VITE_DELIVERY_WITHOUT_TARIFF;
  return { distanceUnit: units[unit ?? ''] ?? null, deliversWithoutTariff: without === 'on' };
}
