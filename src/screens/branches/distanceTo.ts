import { distanceMetres, type LatLng } from '../../domain/geo/geo';
import { distanceText } from '../../i18n/amountText';

/** Distance to a branch as the crow flies; undefined while either location is unknown. */
export const distanceTo = (branch: LatLng | null, from: LatLng | null): string | undefined =>
  branch && from ? distanceText(distanceMetres(branch, from)) : undefined;
