import { expect, test } from 'vitest';
import { sampleAddress, samplePromo } from '../../../tests/samples/models';
import { sampleRequest } from '../../../tests/samples/orders';
import { storedRequest } from '../../../tests/samples/storedRequest';
import { readAs } from '../schema';
import type { OrderRequest } from './orderRequest';
import { orderRequestSchema } from './orderRequestSchema';

const readRequest = readAs(orderRequestSchema);

const line = {
  productId: 'plov',
  name: { uz: 'Palov' },
  count: 2,
  costPrice: 2_500_000,
  discount: 0,
  modifications: [{ id: 'cheese', name: { uz: 'Pishloq' }, price: 300, count: 1 }],
  note: '',
};
/** A request with every field set. */
const whole: OrderRequest = sampleRequest({
  address: { ...sampleAddress(), id: null },
  promo: samplePromo(),
  receiver: { firstName: 'Malika', phone: '+998935550101' },
  lines: [line],
});

/** Paths to all values of the request, e.g. `['lines', '0', 'count']`. */
const pathsIn = (value: unknown): string[][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...pathsIn(inner).map((path) => [name, ...path]),
      ]);

function replaced(value: unknown, [name = '', ...deeper]: readonly string[], other: unknown) {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  let at = Object(copy);
  let last = name;
  for (const next of deeper) {
    at = at[last];
    last = next;
  }
  at[last] = other;
  return copy;
}

test('a request is valid after storage, with and without optional values', () => {
  for (const request of [whole, sampleRequest(), { ...whole, later: 'a field of a newer app' }]) {
    expect(readRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
  }
});

// The sample never changes: devices hold such orders. A new field gets its line in `addedLater`.
test('an order that the first build stored can still be looked up and sent again', () => {
  expect(readRequest(storedRequest)).toMatchObject(storedRequest);
});

test.each(pathsIn(whole).map((path) => [path.join('.'), path] as const))(
  'a request with a wrong type in %s is invalid',
  (_, path) => {
    // Request fields are never nested lists.
    expect(readRequest(replaced(whole, path, [[null]]))).toBeNull();
  },
);

test.each([null, undefined, 'x', 7, [], {}, { lines: null }, { lines: [], totals: null }])(
  '%j is not a request',
  (value) => expect(readRequest(value)).toBeNull(),
);

test.each(['lines', 'totals', 'user', 'serviceType', 'paymentType'])(
  'a request with %s null is invalid',
  (name) => expect(readRequest({ ...whole, [name]: null })).toBeNull(),
);
