import { distanceParts } from '../domain/geo/distance';
import { showNumber } from './show';
import { t } from './t';

/** A distance in metres or kilometres, such as "2.5 km". */
export function distanceText(metres: number): string {
  const { unit, value } = distanceParts(metres);
  return t(`branches.${unit}`, { value: showNumber(value) });
}
