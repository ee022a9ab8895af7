/**
 * A distance as a person reads it: tens of metres below a kilometre, tenths of kilometres below ten,
 * whole ones beyond. `metres` is as the crow flies.
 */
export function distanceParts(metres: number): { unit: 'metres' | 'kilometres'; value: number } {
  const tens = Math.max(Math.round(metres / 10) * 10, 10);
  if (tens < 1000) return { unit: 'metres', value: tens };
  const tenths = Math.round(metres / 100) / 10;
  return { unit: 'kilometres', value: tenths < 10 ? tenths : Math.round(metres / 1000) };
}
