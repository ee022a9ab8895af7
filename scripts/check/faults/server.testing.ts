import { type Changes, dead, foreignJson, withBody } from '../world.testing';
import type { Fault } from './plant.testing';

/** The page is not named. */
const alone = { typed: { shop: null } };
const nobody = { typed: { shop: null, vendor: 'nobody' } };
const all = (change: Changes[string]): Changes => ({ 'api.test': change });
const banners = (body: string, status = 200): Changes => ({
  'api.test/api/support/v1/banner': withBody(body, status),
});
// no API's shape, and yet its own: only the merchant's path says it
const ownShape: Changes = {
  'api.test/api/users/v1/merchants': withBody('{"error":"no merchant"}', 404),
};

const refusesOrders: Changes = {
  'api.test/api/orders/v1/orders': (answer, { method }) =>
    method === 'POST' ? { ...answer, status: 500, body: '{}' } : answer,
};

/** The server by itself, call by call. */
export const serverFaults: readonly Fault[] = [
  ['the server knows no such merchant', 'red', 'server.merchant missing', nobody],
  [
    'the server says in its own words that it knows no such merchant',
    'red',
    'server.merchant missing',
    { ...nobody, changes: ownShape },
  ],
  ['the server does not answer', 'red', 'server.merchant silent', { ...alone, changes: all(dead) }],
  [
    'a gateway’s page comes in place of the server',
    'red',
    'server.merchant other',
    { ...alone, changes: all(withBody('Bad Gateway', 502)) },
  ],
  [
    'the path of the server is wrong',
    'red',
    'server.merchant other',
    { ...alone, changes: all(withBody('<p>Not found</p>', 404)) },
  ],
  [
    'another API’s 404 comes in place of the server',
    'red',
    'server.merchant other',
    { ...alone, changes: foreignJson },
  ],
  [
    'a field of the banners is another',
    'yellow',
    'server.calls different',
    { changes: banners('[{"id":1}]') },
  ],
  ['the banners are not there', 'red', 'server.calls failed', { changes: banners('no', 404) }],
  ['an order goes as it should', 'green', 'server.order placed', { isOrdering: true }],
  [
    'an order is refused',
    'red',
    'server.order failed',
    { isOrdering: true, changes: refusesOrders },
  ],
];
