/**
 * Why the server refused an order, as reports count it: a price that has gone up, nobody signed in, or the status of
 * the response. Never a text, which may name the customer.
 */
export const refusalCodes = [
  'overpriced',
  'noToken',
  '400',
  '401',
  '403',
  '404',
  '422',
  '429',
  '503',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
