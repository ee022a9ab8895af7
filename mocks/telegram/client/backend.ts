import * as v from 'valibot';
import { createStore, type Store } from '../store';

const fault = v.looseObject({
  id: v.string(),
  method: v.string(),
  path: v.string(),
  kind: v.string(),
  status: v.number(),
  delay: v.number(),
  times: v.nullable(v.number()),
});
const clock = v.looseObject({ now: v.number() });
const code = v.looseObject({ phone: v.string(), code: v.string(), purpose: v.string() });
const order = v.looseObject({
  id: v.string(),
  number: v.string(),
  merchantId: v.string(),
  status: v.string(),
  totalPrice: v.number(),
  plan: v.array(v.unknown()),
});
const settings = v.looseObject({
  merchantId: v.string(),
  mainColor: v.nullable(v.string()),
  mainColorType: v.picklist(['DARK', 'LIGHT']),
});

export type Fault = v.InferOutput<typeof fault>;

/** A fault that the panel can set; kinds and numbers as in the mock backend. */
export type FaultInput = {
  method: string;
  path: string;
  kind: string;
  status?: number;
  /** for `json`: the replacement body */
  json?: unknown;
  /** milliseconds */
  delay?: number;
  /** the work is done first; only the response is affected */
  after?: boolean;
  /** number of calls; unlimited when omitted */
  times?: number;
};

export type SentCode = v.InferOutput<typeof code>;
export type PlacedOrder = v.InferOutput<typeof order>;
/** A merchant's settings as its server keeps them: with many switches, all of them booleans. */
export type ShopSettings = v.InferOutput<typeof settings>;

/**
 * Client of the mock backend's controls at `/__mock` on the app's origin. Calls throw when it is
 * unreachable.
 */
export type Backend = {
  faults: () => Promise<Fault[]>;
  addFault: (input: FaultInput) => Promise<void>;
  removeFault: (id: string) => Promise<void>;
  clearFaults: () => Promise<void>;
  /** the server's time in milliseconds since the epoch */
  clock: () => Promise<number>;
  /** how far the server's clock was ahead of this machine's at the last look, ms */
  ahead: Store<number>;
  advance: (milliseconds: number) => Promise<void>;
  reset: () => Promise<void>;
  codes: () => Promise<SentCode[]>;
  /** oldest first */
  orders: () => Promise<PlacedOrder[]>;
  /** puts an order into a status; what was planned for it is dropped */
  setStatus: (id: string, status: string) => Promise<void>;
  /** takes the next planned step of an order at once */
  stepOrder: (id: string) => Promise<void>;
  /** the settings of a merchant, given by its key */
  settings: (vendor: string) => Promise<ShopSettings>;
  changeSettings: (vendor: string, part: Partial<ShopSettings>) => Promise<void>;
  /** revokes every token */
  endSessions: () => Promise<void>;
  /** makes the bot forget the phone of that Telegram user */
  forgetContact: (telegramId: number) => Promise<void>;
  /** sends a signed contact to the bot's server; returns the reason on failure */
  deliverContact: (raw: string) => Promise<string | undefined>;
  /** tells the bot's server that an invoice was paid; returns the reason on failure */
  payInvoice: (slug: string) => Promise<string | undefined>;
  /** sets where new payment links lead */
  setCheckoutLinks: (links: 'page' | 'invoice') => Promise<void>;
};

/** A server that does not answer must not hold up the client. */
const timeoutMs = 10_000;

export function createBackend(origin: () => string): Backend {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${origin()}/__mock/${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`the backend responded with ${response.status}`);
    const text = await response.text();
    try {
      return text === '' ? undefined : JSON.parse(text);
    } catch {
      throw new Error(`there is no mock backend at ${origin()}`);
    }
  };
  /** Notifies the bot's server; a failure must not stop the client. */
  const tell = async (path: string, body: unknown): Promise<string | undefined> => {
    try {
      await call('POST', path, body);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const ahead = createStore(0);
  const readClock = (body: unknown): number => {
    const { now } = v.parse(clock, body);
    ahead.set(now - Date.now());
    return now;
  };
  return {
    faults: async () => v.parse(v.array(fault), await call('GET', 'faults')),
    addFault: async (input) => void (await call('PUT', 'faults', input)),
    removeFault: async (id) => void (await call('DELETE', `faults/${id}`)),
    clearFaults: async () => void (await call('DELETE', 'faults')),
    clock: async () => readClock(await call('GET', 'clock')),
    ahead,
    advance: async (advanceMs) => void readClock(await call('POST', 'clock', { advanceMs })),
    reset: async () => void (await call('POST', 'reset')),
    codes: async () => v.parse(v.array(code), await call('GET', 'codes')),
    orders: async () => v.parse(v.array(order), await call('GET', 'orders')),
    setStatus: async (id, status) => void (await call('PATCH', 'order', { id, status })),
    stepOrder: async (id) => void (await call('POST', `orders/${id}/step`)),
    settings: async (vendor) => v.parse(settings, await call('GET', `settings/${vendor}`)),
    changeSettings: async (id, part) => void (await call('PATCH', 'settings', { ...part, id })),
    endSessions: async () => void (await call('DELETE', 'sessions')),
    forgetContact: async (id) => void (await call('DELETE', `bot/contact/${id}`)),
    deliverContact: (raw) => tell('bot/contact', { raw }),
    payInvoice: (slug) => tell('pay/invoice', { slug }),
    setCheckoutLinks: async (links) => void (await call('PUT', 'pay/links', { links })),
  };
}
