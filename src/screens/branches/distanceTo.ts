import { distanceParts } from '../../domain/geo/distance';
import { distanceMetres, type LatLng } from '../../domain/geo/geo';
import { showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';

/** Distance to a branch as the crow flies; undefined while either location is unknown. */
export function distanceTo(branch: LatLng | null, from: LatLng | null): string | undefined {
  if (!branch || !from) return undefined;
  const { unit, value } = distanceParts(distanceMetres(branch, from));
  return t(`branches.${unit}`, { value: showNumber(value) });
}
