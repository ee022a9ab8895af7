import type { FaultInput } from '../client/backend';

type Failure = {
  name: string;
  value: string;
  fault: Omit<FaultInput, 'method' | 'path' | 'kind'>;
};

const status = (code: number, name: string): Failure => ({
  name: `${code} ${name}`,
  value: String(code),
  fault: { status: code },
});

/** Labels of the backend's fault kinds. */
const byKind: Readonly<Record<string, readonly Failure[]>> = {
  delay: [{ name: 'Slow (3 s)', value: 'slow', fault: { delay: 3000 } }],
  drop: [
    { name: 'Connection dropped', value: 'drop', fault: {} },
    { name: 'Done, but the response is lost', value: 'lost', fault: { after: true } },
    { name: 'No response (35 s)', value: 'timeout', fault: { delay: 35_000 } },
  ],
  status: [
    status(400, 'Refused'),
    status(401, 'Logged out'),
    status(404, 'Not found'),
    status(409, 'Conflict'),
    status(429, 'Too many requests'),
    status(500, 'Server error'),
    status(503, 'Unavailable'),
  ],
  truncate: [{ name: 'Truncated response', value: 'truncate', fault: {} }],
  html: [{ name: 'HTML page', value: 'html', fault: {} }],
  redirect: [{ name: 'Redirect', value: 'redirect', fault: {} }],
  empty: [{ name: 'Empty body', value: 'empty', fault: {} }],
  null: [{ name: 'null', value: 'null', fault: {} }],
  json: [{ name: 'Another object', value: 'json', fault: { json: {} } }],
  unknownWords: [{ name: 'Unknown enum values', value: 'unknownWords', fault: {} }],
};

const withKind = (kind: string, { fault, ...rest }: Failure) => ({
  ...rest,
  fault: { kind, ...fault },
});

export const failures = Object.entries(byKind).flatMap(([kind, list]) =>
  list.map((failure) => withKind(kind, failure)),
);

/** Calls that can fail: those on the way to an order, and all. */
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
