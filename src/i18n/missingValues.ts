type Params = Readonly<Record<string, string | number>>;

/** Placeholder for a missing value in a text. */
export const missing = '\u0000';

/** Params whose absent, blank or non-finite values are replaced by `missing`. */
export const markMissing = (params: Params): Params =>
  new Proxy(params, {
    get: (all, name) =>
      typeof name === 'symbol' || isPresent(all[name]) ? Reflect.get(all, name) : missing,
  });

const isPresent = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && value.trim() !== '';

/** Removes the sentences that have a missing value. */
export const dropIncomplete = (text: string): string =>
  text
    .replace(/([.!?؟])\s+|([。！？])|\n/g, `$1$2${end}`)
    .split(end)
    .filter((sentence) => !sentence.includes(missing))
    .join(' ')
    .trim();

const end = '\u0001';
