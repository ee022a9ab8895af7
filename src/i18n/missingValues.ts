type Params = Readonly<Record<string, string | number>>;

/** Stands in a text where a value is missing. */
export const missing = '\u0000';

/** Lets a text be filled: a value that is absent, blank or no number is a hole. */
export const markMissing = (params: Params): Params =>
  new Proxy(params, {
    get: (all, name) =>
      typeof name === 'symbol' || isThere(all[name]) ? Reflect.get(all, name) : missing,
  });

const isThere = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && value.trim() !== '';

/** The text without its sentences that have a hole: half a sentence says less than none. */
export const dropIncomplete = (text: string): string =>
  text
    .replace(/([.!?؟])\s+|([。！？])|\n/g, `$1$2${end}`)
    .split(end)
    .filter((sentence) => !sentence.includes(missing))
    .join(' ')
    .trim();

const end = '\u0001';
