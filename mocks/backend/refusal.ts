import type { Text } from './records/text';
import { type RefusalKey, refusalTexts } from './refusalTexts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429;

/** What stands in the braces of a text; a localized value is put in language by language. */
type Values = Record<string, string | number | Text>;

/** An answer that the server gives instead of doing what it was asked, with words for the customer. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly key: RefusalKey;
  readonly description: Text;

  constructor(status: RefusalStatus, key: RefusalKey, values: Values = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.description = fill(refusalTexts[key], values);
  }

  /** The error body of the wire. */
  body() {
    return { status: this.status, message: this.key, description: this.description };
  }
}

function fill(texts: Text, values: Values): Text {
  const put = (language: keyof Text) =>
    texts[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { uz: put('uz'), ru: put('ru'), eng: put('eng') };
}

/** The value, or a 404 when there is none. */
export function found<T>(value: T | undefined | null, key: RefusalKey = 'not-found'): T {
  if (value === undefined || value === null) throw new Refusal(404, key);
  return value;
}
