/**
 * The fields of a stored value, empty when it is not an object: stored data is untrusted. The names may
 * be ids, so nothing is there that was not stored.
 */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null), typeof stored === 'object' ? stored : null);
