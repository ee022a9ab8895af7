/** Identifies a read by its URL, or its path, and the `merchant` header. */
export const callKey = (url: string, merchant: string): string => `${merchant} ${url}`;
