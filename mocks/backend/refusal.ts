import { formatNumber } from '../../src/domain/text/format';
import type { Text } from './records/text';
import { type RefusalKey, refusalTexts } from './refusalTexts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429;

/**
 * Placeholder values of a text; numbers get their thousands separated, a localized value is inserted
 * per language. `field` is for logs only, no text shows it to the customer.
 */
type Values = Record<string, string | number | Text>;

/** An error response with a text for the customer. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly key: RefusalKey;
  readonly description: Text;
  private readonly field: Values[string] | undefined;

  constructor(status: RefusalStatus, key: RefusalKey, values: Values = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.description = fill(refusalTexts[key], values);
    this.field = values.field;
  }

  /** The error body of the wire. */
  body() {
    const { status, key: message, description, field } = this;
    return { status, message, description, field };
  }
}

function fill(texts: Text, values: Values): Text {
  const put = (language: keyof Text) =>
    texts[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      if (typeof value === 'number') return formatNumber(value, language);
      return typeof value === 'object' ? value[language] : value;
    });
  return { uz: put('uz'), ru: put('ru'), eng: put('eng') };
}

/** The value, or a 404 when it is missing. */
export function found<T>(value: T | undefined | null, key: RefusalKey = 'not-found'): T {
  if (value === undefined || value === null) throw new Refusal(404, key);
  return value;
}
