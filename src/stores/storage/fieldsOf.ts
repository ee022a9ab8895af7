/** The fields of a stored value, empty when it is not an object: stored data is untrusted. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {};
