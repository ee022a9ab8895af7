/**
 * Rounds a straight-line distance for display: tens of metres below 1 km, tenths of a kilometre
 * below 10 km, whole kilometres above.
 */
export function distanceParts(metres: number): { unit: 'metres' | 'kilometres'; value: number } {
  const tens = Math.max(Math.round(metres / 10) * 10, 10);
  if (tens < 1000) return { unit: 'metres', value: tens };
  const tenths = Math.round(metres / 100) / 10;
  return { unit: 'kilometres', value: tenths < 10 ? tenths : Math.round(metres / 1000) };
}
