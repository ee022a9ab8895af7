import { distanceParts } from '../../domain/distance';
import { distanceMetres, type Place } from '../../domain/geo';
import { showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';

/** How far a branch is from a place, as the crow flies; undefined as long as either is not known. */
export function distanceTo(branch: Place | null, from: Place | null): string | undefined {
  if (!branch || !from) return undefined;
  const { unit, value } = distanceParts(distanceMetres(branch, from));
  return t(`branches.${unit}`, { value: showNumber(value) });
}
