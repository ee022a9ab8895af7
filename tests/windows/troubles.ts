import type { Fault } from '../otherServer/faults';

/** How far the device's clock may be off, ms. */
export const clocks = [0, 0, 600_000, -600_000, 86_400_000, -86_400_000];

const order = { path: '/orders/v1/orders', method: 'POST', times: 1 };
const noList = {
  path: '/orders/v1/orders/user/:id/active',
  times: 4,
  answer: { status: 500 },
};

/** Faults that may occur during an order. */
export const troubles: readonly Fault[] = [
  { ...order, answer: 'drop' },
  { ...order, stores: true, answer: 'drop' },
  { ...order, stores: true, answer: 'drop', next: noList },
  { ...order, answer: 'drop', next: noList },
  { ...order, stores: true, answer: 'html' },
  { ...order, answer: 'html' },
  { ...order, stores: true, answer: 'empty' },
  { ...order, answer: 'truncated' },
  { ...order, answer: 'cut' },
  { ...order, stores: true, answer: { status: 502 } },
  { ...order, answer: { status: 503, headers: { 'retry-after': '3' } } },
  { ...order, answer: { status: 422, text: 'Not today' } },
  { ...order, answer: { status: 401 } },
  { ...order, before: 25_000 },
  { ...order, before: 40_000 },
  { ...order, after: 48_000 },
  { path: '/users/v1/users/me', times: 2, after: 4000 },
  { path: '/users/v1/users/me', times: 1, answer: { status: 401 } },
];
