import { createHash } from 'node:crypto';
import { isOwnAnswer } from '../../src/api/answer';
import type { Channel } from '../../src/domain/merchant';
import { noneSince } from '../../src/domain/noneSince';
import type { MerchantKey } from '../../src/domain/start/host';
import type { Answer } from './answers.ts';
import { type Cache, LastingFailure, type Timing } from './cache.ts';
import { type AnswerKind, checkAnswer } from './checkAnswer.ts';
import type { Bytes, Codec } from './codec.ts';
import { createLimit, type Deadline } from './deadline.ts';
import type { BodyReader } from './readBody.ts';
import type { WhenFree } from './turns.ts';

/** A response that the app could not read came after one that it could. */
class Unacceptable extends LastingFailure {}

/** The API says that it has no such merchant. */
export class NoShop extends Error {}

/**
 * Sends a call. Not as a `Request`: on Node 20 the signal of one is lost once it is collected as garbage, also while
 * its answer comes.
 */
export type ApiFetch = (
  url: string,
  init: Pick<RequestInit, 'headers' | 'redirect'> & { signal: AbortSignal },
) => Promise<Response>;

export type ApiOptions = {
  fetch: ApiFetch;
  /** told why a response was refused */
  noteProblem: (url: string, why: string) => void;
  /** reads a body within the edge's bounds */
  readBody: BodyReader;
  whenFree: WhenFree;
  cache: Cache<Answer>;
  /** whether a catalogue of so many characters is read; default: those that may be parsed */
  isDrawn?: (characters: number) => boolean;
  /** compresses what is kept; null keeps it as it is */
  codec: Codec | null;
  /** epoch ms */
  now: () => number;
  /** a call that nobody waits for any more is given up after this, with its body, ms */
  callMs?: number;
};

/** A request to the API. */
type Wanted = { kind: AnswerKind; url: string; merchant: string; owner: string };

/** One visit's look at the API. */
export type Asking = {
  apiBase: string;
  address: MerchantKey;
  channel: Channel;
  /** the merchant's id where the deployment names it: all three calls then go out at once */
  knownId: string | undefined;
  /** the currency of its amounts, an ISO code */
  currency: string;
  deadline: Deadline;
  /** told of what goes on after the visit has its page */
  keep: (work: Promise<unknown>) => void;
  /** the call that its page needs besides those of home; null for none */
  contentPath: string | null;
  /** its page shows it, and waits for it */
  isContentShown: boolean;
};

const minute = 60_000;
const staleMs = 24 * 60 * minute;
const slowlyChanging: Timing<Answer> = { freshMs: 5 * minute, staleMs };
const catalogueTiming: Timing<Answer> = { freshMs: minute, staleMs };
/** Older than this, a refresh is waited for up to the deadline: yesterday's prices come last. */
const oldMs = 10 * minute;

/** Asks the API, through the cache. */
export function createApi(options: ApiOptions) {
  const {
    fetch,
    noteProblem,
    readBody,
    whenFree,
    isDrawn,
    cache,
    codec,
    callMs = 10_000,
  } = options;
  const absence = createAbsence(options.now);
  async function load(
    { kind, url, merchant, owner }: Wanted,
    before: Answer | null,
  ): Promise<Answer> {
    const headers = { accept: 'application/json', merchant };
    const { signal, stop } = createLimit(callMs);
    try {
      // a redirect is a gateway's response and not the API's
      const response = await fetch(url, { headers, signal, redirect: 'manual' });
      const { status } = response;
      if (status !== 200) {
        if (kind === 'merchant' && status === 404 && (await isOwn(response, signal))) {
          if (before?.merchant) absence.refuseSudden(before, 'merchant');
          throw new NoShop('404 from the API');
        }
        if (!response.bodyUsed) await response.body?.cancel();
        throw new Error(`${status} from the API`);
      }
      return await readBody(response, (bytes) => answerOf({ kind, owner }, bytes, before), signal);
    } finally {
      stop();
    }
  }

  /** By the app's own rule: it leaves the shop for nothing less. */
  const isOwn = (response: Response, signal: AbortSignal): Promise<boolean> =>
    readBody(
      response,
      (bytes) =>
        Promise.resolve(
          isOwnAnswer({ status: response.status, text: new TextDecoder().decode(bytes) }),
        ),
      signal,
    );

  function answerOf(
    { kind, owner }: Pick<Wanted, 'kind' | 'owner'>,
    bytes: Bytes,
    before: Answer | null,
  ): Promise<Answer> {
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    // A refresh mostly brings the same: a large catalogue is then neither parsed nor compressed.
    if (before?.version === version) {
      absence.end(before);
      return Promise.resolve(before);
    }
    return whenFree(bytes.byteLength, owner, async () => {
      const text = new TextDecoder().decode(bytes);
      const checked = await checkAnswer(kind, text, bytes.byteLength, isDrawn);
      const { isGood, isNone, merchant } = checked;
      if (!isGood && before?.isGood) throw new Unacceptable(`No ${kind} is in the API’s response`);
      if (isNone && before?.isGood && !before.isNone) absence.refuseSudden(before, kind);
      const kept = checked.text === null ? bytes : new TextEncoder().encode(checked.text);
      return {
        version,
        isGood,
        isNone,
        bytes: bytes.byteLength,
        merchant,
        packed: codec ? await codec.pack(kept) : kept,
      };
    });
  }

  async function get(asking: Asking, wanted: Pick<Wanted, 'kind' | 'merchant'> & { path: string }) {
    const { kind, path, merchant } = wanted;
    const url = asking.apiBase + path;
    const timing = kind === 'catalogue' ? catalogueTiming : slowlyChanging;
    const key = `${ownerOf(asking)} ${merchant} ${url}`;
    const call = (before: Answer | null) =>
      load({ kind, url, merchant, owner: ownerOf(asking) }, before).catch(
        async (error: unknown) => {
          if (error instanceof LastingFailure) noteProblem(url, error.message);
          // What was kept of a merchant that is no more would be served for a day.
          if (error instanceof NoShop) await cache.delete(key);
          throw error;
        },
      );
    const got = await asking.deadline.within(cache.get(key, timing, call, asking.keep));
    if (!got.isHit) return { answer: await asking.deadline.within(got.loading), isStale: false };
    if (got.refresh === null) return { answer: got.value, isStale: false };
    if (got.ageMs < oldMs) return { answer: got.value, isStale: true };
    const refreshed = await asking.deadline.within(got.refresh).catch(() => null);
    return { answer: refreshed ?? got.value, isStale: refreshed === null };
  }

  const unpack = async ({ packed }: Answer) =>
    new TextDecoder().decode(codec ? await codec.unpack(packed) : packed);

  return { get, unpack };
}

/** A merchant of an API: each has a share of its own. No part of it has a blank. */
export const ownerOf = ({ apiBase, address }: Asking): string => `${apiBase} ${address.key}`;

/** An API says "none" where it had something, for less than ten minutes. */
class SuddenNone extends LastingFailure {}

/**
 * Tells a failing API's "none" from a true one: what is kept of it is served until none was said twice, ten minutes
 * apart. The marks last as long as what is kept.
 */
function createAbsence(now: () => number) {
  const marks = new WeakMap<Answer, number>();
  return {
    /** Throws while none in place of what is kept is not believed yet. */
    refuseSudden(kept: Answer, what: string): void {
      const mark = noneSince(marks.get(kept) ?? null, now());
      if (mark === null) return;
      marks.set(kept, mark);
      throw new SuddenNone(`The API says that there is no ${what} any more; twice, it is believed`);
    },
    /** The API has said again what is kept. */
    end(kept: Answer): void {
      marks.delete(kept);
    },
  };
}
