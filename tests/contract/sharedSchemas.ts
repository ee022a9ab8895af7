import { type Json, orNull, ref } from './describe';

const text = { type: ['string', 'null'] };

/** Nominatim sends degrees as text. */
const degrees = (limit: number): Json => ({
  type: ['number', 'string'],
  minimum: -limit,
  maximum: limit,
  pattern: '^-?\\d+(\\.\\d+)?$',
});

/** Wire formats of fields used all over the API (docs/api.md, conventions). */
export const sharedSchemas: Record<string, Json> = {
  Error: {
    type: 'object',
    description: '`description` is for the customer, `message` for logs.',
    properties: {
      status: { type: 'integer' },
      message: { type: 'string' },
      description: orNull(ref('Localized')),
    },
    required: ['status', 'message'],
  },
  Id: { type: 'string', minLength: 1 },
  Latitude: degrees(90),
  Localized: { type: 'object', properties: { uz: text, ru: text, eng: text } },
  Longitude: degrees(180),
  Money: { type: 'number', minimum: 0, description: 'Som, with at most two decimals.' },
  Page: {
    type: 'object',
    properties: {
      content: { type: 'array' },
      totalElements: { type: 'integer' },
      totalPages: { type: 'integer' },
      size: { type: 'integer' },
      number: { type: 'integer', description: 'Zero-based.' },
      last: { type: 'boolean' },
    },
    required: ['content'],
  },
  Time: { type: ['string', 'number'], description: 'ISO 8601, or epoch milliseconds.' },
};
