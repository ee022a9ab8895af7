/**
 * Whether an id has one spelling in an address. With other signs it has many, each of which a cache
 * would take for a page of its own; with a dot it looks like a file.
 */
export const isPlainId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);
