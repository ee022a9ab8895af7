import { type Changes, dead, foreignJson, withBody } from '../world.testing';
import type { Faults } from './plant.testing';

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
export const serverFaults: Faults = {
  'red server.merchant missing': {
    'the server knows no such merchant': nobody,
    'the server says in its own words that it knows no such merchant': {
      ...nobody,
      changes: ownShape,
    },
  },
  'red server.merchant silent': {
    'the server does not answer': { ...alone, changes: all(dead) },
  },
  'red server.merchant other': {
    'a gateway’s page comes in place of the server': {
      ...alone,
      changes: all(withBody('Bad Gateway', 502)),
    },
    'the path of the server is wrong': {
      ...alone,
      changes: all(withBody('<p>Not found</p>', 404)),
    },
    'another API’s 404 comes in place of the server': { ...alone, changes: foreignJson },
  },
  'yellow server.calls different': {
    'a field of the banners is another': { changes: banners('[{"id":1}]') },
  },
  'red server.calls failed': {
    'the banners are not there': { changes: banners('no', 404) },
  },
  'green server.order placed': {
    'an order goes as it should': { isOrdering: true },
  },
  'red server.order failed': {
    'an order is refused': { isOrdering: true, changes: refusesOrders },
  },
};
