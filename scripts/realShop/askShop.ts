import type { Http } from '../../src/api/call';
import { createHttp } from '../../src/api/http';
import type { ApiError } from '../../src/api/result';
import * as limits from '../../src/domain/limits';
import type { Known, Read } from './reads';
import type { Exchange, Wiretap } from './wiretap';

/** What one read has brought. */
export type Asked = {
  read: Read;
  /** why it was not asked, null if it was */
  skipped: string | null;
  error: ApiError | null;
  value: unknown;
  exchanges: Exchange[];
  /** parts of the response that the app has left out */
  leftOut: string[];
};

type Parts = {
  wiretap: Wiretap;
  apiBase: string;
  vendor: string;
  shopHost: string;
  token: string | null;
};

/** Asks a server by the app's own api layer, one read after the other. */
export function createAsker({ wiretap, apiBase, vendor, shopHost, token }: Parts) {
  const known: Known = {
    vendor,
    shopHost,
    hasToken: token !== null,
    merchant: null,
    settings: null,
    catalog: null,
    cities: [],
    branches: [],
    place: limits.defaultCentre,
    user: null,
    vacancyId: null,
    orderId: null,
  };
  let leftOut: string[] = [];

  /** New for each call: what a server that is busy has asked for ends with it. */
  const client = (merchant: string): Http =>
    createHttp({
      fetch: wiretap.fetch,
      baseURL: () => apiBase,
      merchant: () => merchant,
      token: () => token,
      onUnauthorized: () => Promise.resolve(false),
      report: ({ what }) => leftOut.push(what),
    });

  async function ask(read: Read): Promise<Asked> {
    leftOut = [];
    const nothing = { read, error: null, value: null, exchanges: [], leftOut };
    if (read.needsToken && token === null) return { ...nothing, skipped: 'it needs a token' };
    const asked = read.ask(client(known.merchant?.id ?? vendor), known);
    if (typeof asked === 'string') return { ...nothing, skipped: asked };
    const [error, value] = await asked;
    if (error === null) read.learn?.(known, value);
    return { read, skipped: null, error, value, exchanges: wiretap.take(), leftOut };
  }

  return { known, client, ask };
}
