import type { GenericSchema } from 'valibot';
import * as addresses from '../../src/api/addresses';
import * as branches from '../../src/api/branches';
import type { Http, Schema } from '../../src/api/call';
import * as cards from '../../src/api/cards';
import { type AnswerKind, callsByAnswer } from '../../src/api/everyCall.testing';
import * as favourites from '../../src/api/favourites';
import { schemaOf } from '../../src/api/http';
import * as merchants from '../../src/api/merchants';
import * as orders from '../../src/api/orders';
import * as reservations from '../../src/api/reservations';
import type { ApiError } from '../../src/api/result';
import * as sessions from '../../src/api/sessions';
import * as users from '../../src/api/users';

/** A call as it leaves the app, with the schema that reads its response. */
export type Call = {
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: string[];
  hasToken: boolean;
  schema: GenericSchema | null;
  /** the response kind, if `everyCall.testing` names one */
  kind: AnswerKind | null;
};

const failed: [ApiError, null] = [{ kind: 'network', status: null, description: null }, null];
const leaving = { initData: '', language: 'uz' } as const;
const place = { latitude: 41.31, longitude: 69.28 };

/** Calls without a response to read, and alternative forms of other calls. */
const further: ((http: Http) => Promise<unknown>)[] = [
  (http) => addresses.deleteAddress(http, '1'),
  (http) => branches.findClosestBranch(http, '1', place, { deliveryOnly: true }),
  (http) => cards.deleteCard(http, '1'),
  (http) => favourites.removeFavourite(http, '1'),
  (http) => merchants.getSettings(http, 'click'),
  (http) => orders.listOrders(http, { userId: '1', page: 0, archive: true }),
  (http) => reservations.cancelReservation(http, '1'),
  (http) => sessions.logOut(http, 'token', null),
  (http) => sessions.logOut(http, 'token', leaving),
  (http) => users.deleteAccount(http),
];

/** Records every request of the app without a server. */
export async function recordCalls(): Promise<Call[]> {
  const calls: Call[] = [];
  const recording = (kind: AnswerKind | null): Http => {
    const send =
      (method: string): Http['get'] =>
      async (
        path: string,
        call: Parameters<Http['get']>[1] & { schema?: Schema<unknown> } = {},
      ) => {
        calls.push({
          method,
          path,
          query: call.query ?? {},
          headers: Object.keys(call.headers ?? {}),
          hasToken: Boolean(call.withToken),
          schema: (await schemaOf(call.schema)) ?? null,
          kind,
        });
        // fail, so that a call with a fallback request makes it too
        return failed;
      };
    return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') };
  };
  for (const [kind, group] of Object.entries(callsByAnswer))
    for (const call of Object.values<(http: Http) => Promise<unknown>>(group))
      await call(recording(isKind(kind) ? kind : null));
  for (const call of further) await call(recording(null));
  return calls;
}

const isKind = (name: string): name is AnswerKind => name in callsByAnswer;
