import type { Http } from '../../src/api/call';
import { createHttp } from '../../src/api/http';
import type { ApiError } from '../../src/api/result';
import * as limits from '../../src/domain/limits';
import type { Known, Read } from './reads';
import { createWiretap, type Exchange } from './wiretap';

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

/** What reads have brought, by their names. */
export type Answers = ReadonlyMap<string, Asked>;

/** The value that a read has brought, null where it was not asked or did not come. */
export function answerOf<T>(answers: Answers, name: string): T | null {
  const asked = answers.get(name);
  return asked && asked.skipped === null && asked.error === null ? (asked.value as T) : null;
}

/** Which server is asked, about which merchant, and as whom. */
export type Server = {
  /** without a slash at the end */
  apiBase: string;
  /** the merchant's key */
  vendor: string;
  /** where the shop is served: browsers need its consent from the server */
  shopOrigin: string;
  /** a customer's, for the calls that need one */
  token: string | null;
  fetch: typeof globalThis.fetch;
  /** between two requests, ms */
  pauseMs: number;
  /** its end ends whatever is asked */
  until?: AbortSignal;
};

export type Asker = ReturnType<typeof createAsker>;

/** Asks a server by the app's own api layer, one read after the other. */
export function createAsker({ vendor, token, ...server }: Server) {
  const wiretap = createWiretap({ ...server, origin: server.shopOrigin });
  const known: Known = {
    vendor,
    shopHost: new URL(server.shopOrigin).hostname,
    merchant: null,
    catalog: null,
    cities: [],
    branches: [],
    place: limits.defaultCentre,
    user: null,
    vacancyId: null,
    orderId: null,
  };
  const answers = new Map<string, Asked>();
  let leftOut: string[] = [];

  /** New for each call: what a server that is busy has asked for ends with it. */
  const client = (merchant = known.merchant?.id ?? vendor): Http =>
    createHttp({
      fetch: wiretap.fetch,
      baseURL: () => server.apiBase,
      merchant: () => merchant,
      token: () => token,
      onUnauthorized: () => Promise.resolve(false),
      report: ({ what }) => leftOut.push(what),
    });

  /** Asks now, whatever it has brought before. */
  async function ask(read: Read): Promise<Asked> {
    leftOut = [];
    wiretap.take();
    const nothing = { read, error: null, value: null, exchanges: [], leftOut };
    if (read.needsToken && token === null) return { ...nothing, skipped: 'it needs a token' };
    const asked = read.ask(client(), known);
    if (typeof asked === 'string') return { ...nothing, skipped: asked };
    const [error, value] = await asked;
    if (error === null) Object.assign(known, read.learn?.(value, known));
    return { read, skipped: null, error, value, exchanges: wiretap.take(), leftOut };
  }

  /** What a read has brought, or brings now; it stays in `answers`. */
  async function once(read: Read): Promise<Asked> {
    const asked = answers.get(read.name) ?? (await ask(read));
    answers.set(read.name, asked);
    return asked;
  }

  return { ...server, vendor, wiretap, known, client, answers, ask, once };
}
