import { readDeliverySettings } from '../../device/deliverySettings';
import type { DistanceUnit } from '../../domain/geo/roadDistance';

/** The unit of the server's distances as the deployment names it; null: found out by comparison. */
export const readDistanceUnit = (): DistanceUnit | null =>
  readDeliverySettings(document).distanceUnit;
