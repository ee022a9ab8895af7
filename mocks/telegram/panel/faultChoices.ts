import type { FaultInput } from '../client/backend';

/** What can go wrong, in words. */
export const failures = [
  { name: 'Slow (3 s)', value: 'slow', fault: { kind: 'delay', delay: 3000 } },
  { name: 'Connection dropped', value: 'drop', fault: { kind: 'drop' } },
  { name: 'Done, but the answer is lost', value: 'lost', fault: { kind: 'drop', after: true } },
  { name: 'Never answers (35 s)', value: 'timeout', fault: { kind: 'drop', delay: 35_000 } },
  { name: '400 Refused', value: '400', fault: { kind: 'status', status: 400 } },
  { name: '401 Logged out', value: '401', fault: { kind: 'status', status: 401 } },
  { name: '404 Not found', value: '404', fault: { kind: 'status', status: 404 } },
  { name: '409 Conflict', value: '409', fault: { kind: 'status', status: 409 } },
  { name: '429 Too many', value: '429', fault: { kind: 'status', status: 429 } },
  { name: '500 Broken', value: '500', fault: { kind: 'status', status: 500 } },
  { name: '503 Away', value: '503', fault: { kind: 'status', status: 503 } },
  { name: 'Half an answer', value: 'truncate', fault: { kind: 'truncate' } },
  { name: 'A web page', value: 'html', fault: { kind: 'html' } },
  { name: 'Nothing', value: 'empty', fault: { kind: 'empty' } },
  { name: 'null', value: 'null', fault: { kind: 'null' } },
] as const satisfies readonly {
  name: string;
  value: string;
  fault: Omit<FaultInput, 'method' | 'path'>;
}[];

/** Where it goes wrong: the calls of an order's way, and everything. */
export const places = [
  { name: 'Every call', value: '* *' },
  { name: 'Merchant', value: 'GET /users/v1/merchants/*' },
  { name: 'Settings', value: 'GET /support/v1/merchant/settings/*' },
  { name: 'Catalogue', value: 'GET /products/v1/overalls' },
  { name: 'Branches', value: 'GET /users/v1/branches*' },
  { name: 'Sign-in', value: 'POST /webbot/v1/users/token' },
  { name: 'Profile', value: 'GET /users/v1/users/me' },
  { name: 'Delivery price', value: 'POST /deliveries/v1/*' },
  { name: 'Sending the order', value: 'POST /orders/v1/orders' },
  { name: 'Active orders', value: 'GET /orders/v1/orders/user/*' },
  { name: 'Payment link', value: 'GET /payments/v2/checkout/*' },
  { name: 'Pictures', value: 'GET /cdn/*' },
] as const;
