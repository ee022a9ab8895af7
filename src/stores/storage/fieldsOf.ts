/** The fields of a stored value, none when it is not an object: what is stored may be anything. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {};
