/**
 * A copy of an object whose names come from elsewhere (ids, paths): without a prototype, in which
 * `constructor` would be there from the start.
 */
export const keyed = <T>(from: Readonly<Record<string, T>> = {}): Record<string, T> =>
  Object.assign(Object.create(null), from);
