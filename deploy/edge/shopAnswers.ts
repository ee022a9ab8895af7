import { createHash } from 'node:crypto';
import { withoutKeys, withoutSecrets } from '../../src/api/merchants';
import { isShop, lookUpPath, shopPaths } from '../../src/device/earlyShop';
import type { Channel } from '../../src/domain/merchant';
import type { MerchantKey } from '../../src/domain/start/host';
import type { Cache, Timing } from './cache.ts';
import type { Bytes, Codec } from './codec.ts';
import type { CarriedAnswer } from './composePage.ts';
import type { Deadline } from './deadline.ts';

/** A response of the API, checked to be 200 and JSON. */
export type Answer = {
  /** a hash of the text */
  version: string;
  /** the text, compressed where the edge compresses */
  packed: Bytes;
  /** of the text, uncompressed */
  bytes: number;
  /** of a merchant look-up */
  merchant: { id: string; isActive: boolean } | null;
};

/** The three responses that home is drawn from, named as the app calls for them. */
export type ShopAnswers = {
  merchantId: string;
  isActive: boolean;
  /** the versions of all three */
  version: string;
  /** the versions of merchant and settings */
  settingsVersion: string;
  /** size of the catalogue, uncompressed */
  catalogueBytes: number;
  isStale: boolean;
  texts(): Promise<{ merchant: CarriedAnswer; settings: CarriedAnswer; catalogue: CarriedAnswer }>;
};

export type AnswersOptions = {
  fetch: (request: Request) => Promise<Response>;
  cache: Cache<Answer>;
  /** compresses what is kept; null keeps it as it is */
  codec: Codec | null;
};

/** One visit's look at the API. */
export type Asking = {
  apiBase: string;
  address: MerchantKey;
  channel: Channel;
  /** the merchant's id where the deployment names it: all three calls then go out at once */
  knownId: string | undefined;
  deadline: Deadline;
  /** told of what goes on after the visit has its page */
  keep: (work: Promise<unknown>) => void;
};

const minute = 60_000;
const staleMs = 24 * 60 * minute;
const slowlyChanging: Timing<Answer> = { freshMs: 5 * minute, staleMs };
const catalogueTiming: Timing<Answer> = { freshMs: minute, staleMs };
/** Older than this, a refresh is waited for up to the deadline: yesterday's prices come last. */
const oldMs = 10 * minute;
/** A call that nobody waits for any more is given up after this, ms. */
const callMs = 10_000;

/** Makes the calls of the page's early script (src/early.ts), through the cache. */
export function createShopAnswers({ fetch, cache, codec }: AnswersOptions) {
  async function load(url: string, merchant: string, before: Answer | null): Promise<Answer> {
    const headers = { accept: 'application/json', merchant };
    const signal = AbortSignal.timeout(callMs);
    // a redirect is a gateway's response and not the API's
    const response = await fetch(new Request(url, { headers, signal, redirect: 'manual' }));
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`${response.status} from the API`);
    }
    const text = await response.text();
    const bytes = new TextEncoder().encode(text);
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    // A refresh mostly brings the same: a large catalogue is then neither parsed nor compressed.
    if (before?.version === version) return before;
    return {
      version,
      bytes: bytes.byteLength,
      merchant: merchantOf(JSON.parse(text)),
      packed: codec ? await codec.pack(bytes) : bytes,
    };
  }

  async function get(asking: Asking, path: string, merchant: string, timing: Timing<Answer>) {
    const url = asking.apiBase + path;
    const got = cache.get(`${merchant} ${url}`, timing, (before) => load(url, merchant, before));
    if (!got.isHit) {
      asking.keep(got.loading);
      return { answer: await asking.deadline.within(got.loading), isStale: false };
    }
    if (got.refresh === null) return { answer: got.value, isStale: false };
    asking.keep(got.refresh);
    if (got.ageMs < oldMs) return { answer: got.value, isStale: true };
    const refreshed = await asking.deadline.within(got.refresh).catch(() => null);
    return { answer: refreshed ?? got.value, isStale: refreshed === null };
  }

  const unpack = async ({ packed }: Answer) =>
    new TextDecoder().decode(codec ? await codec.unpack(packed) : packed);

  /** Rejects when a response is missing, slow (`TooSlow`) or no JSON. */
  return async function answersOf(asking: Asking): Promise<ShopAnswers> {
    const { address, channel, knownId } = asking;
    const lookUp = lookUpPath(address);
    const [catalogueAt, settingsAt] = shopPaths(channel);
    const shopOf = (id: string) =>
      Promise.all([
        get(asking, settingsAt, id, slowlyChanging),
        get(asking, catalogueAt, id, catalogueTiming),
      ]);
    const ahead = knownId === undefined ? null : shopOf(knownId);
    ahead?.catch(() => undefined);
    const merchant = await get(asking, lookUp, address.key, slowlyChanging);
    const found = merchant.answer.merchant;
    if (!found) throw new Error('The look-up names no merchant');
    const { id, isActive } = found;
    if (!isActive) return { ...inactive, merchantId: id };
    const [settings, catalogue] = await (ahead && id === knownId ? ahead : shopOf(id));
    const all = [merchant, settings, catalogue];
    const settingsVersion = `${merchant.answer.version} ${settings.answer.version}`;
    return {
      merchantId: id,
      isActive,
      version: `${settingsVersion} ${catalogue.answer.version}`,
      settingsVersion,
      catalogueBytes: catalogue.answer.bytes,
      isStale: all.some(({ isStale }) => isStale),
      async texts() {
        const [merchantText, settingsText, catalogueText] = await Promise.all([
          unpack(merchant.answer),
          unpack(settings.answer),
          unpack(catalogue.answer),
        ]);
        return {
          merchant: {
            merchant: address.key,
            path: lookUp,
            text: withoutSecrets(merchantText),
          },
          settings: { merchant: id, path: settingsAt, text: withoutKeys(settingsText) },
          catalogue: { merchant: id, path: catalogueAt, text: catalogueText },
        };
      },
    };
  };
}

const inactive = {
  isActive: false,
  version: '',
  settingsVersion: '',
  catalogueBytes: 0,
  isStale: false,
  texts: () => Promise.reject(new Error('A shop that is switched off has no texts')),
};

/** The id as the early script reads it. */
function merchantOf(value: unknown): Answer['merchant'] {
  if (typeof value !== 'object' || value === null || !('id' in value) || !value.id) return null;
  const { id } = value;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return { id: String(id), isActive: isShop(value) };
}
