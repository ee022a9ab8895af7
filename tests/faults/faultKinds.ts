import type { FaultInput } from '../../mocks/backend/faults';
import { refusalTexts } from '../../mocks/backend/refusalTexts';
import type { TextKey } from '../../src/i18n/t';
import type { Fault as OtherFault } from '../otherServer/faults';
import { text } from './texts';

export type ServerName = 'mock' | 'foreign';

export type Fault = {
  name: string;
  /** how each server is told; absent if it does not apply to that server */
  mock?: Omit<FaultInput, 'path' | 'method'>;
  foreign?: Omit<OtherFault, 'path' | 'method'>;
  /**
   * The message after a press, unless the scenario overrides it. Null: no message is due, since the
   * work is done or most of the response can be read.
   */
  says: TextKey | null;
  /** the mock backend's own message; the foreign server has none for customers */
  words?: string;
  /** how long the app may wait before it retries, ms */
  pauseMs?: number;
  /** the device goes offline at the press, whichever call comes next */
  isOffline?: true;
};

/** Longer than any request timeout (§7: 30 s). */
const tooLong = 40_000;
const network = 'errors.network';
const timeout = 'errors.timeout';
const general = 'errors.general';

const status = (code: number, retryAfter?: number): Fault => ({
  name: retryAfter === undefined ? String(code) : `${code} with Retry-After`,
  mock: { kind: 'status', status: code, retryAfter },
  foreign: {
    answer: {
      status: code,
      ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
    },
  },
  says: general,
  words: code === 401 ? refusalTexts.unauthorized.uz : `${text(general)} (${code})`,
  // A call is made twice and may fall back to another one.
  pauseMs: (retryAfter ?? 0) * 3000,
});

const statuses: readonly Fault[] = [
  ...[400, 401, 403, 404, 408, 409, 422, 429, 500, 502, 503, 504].map((code) => status(code)),
  status(429, 5),
  status(503, 5),
];

/** For scenarios that show the server's own message, and one sentence otherwise. */
export const inItsWords: Readonly<Record<string, null>> = Object.fromEntries(
  statuses.map(({ name }) => [name, null]),
);

/** For the look-up of the shop: its server has answered, so that the connection works. */
export const serverDown: Readonly<Record<string, TextKey>> = Object.fromEntries(
  statuses.filter(({ name }) => name.startsWith('5')).map(({ name }) => [name, 'errors.downText']),
);

/** Every way in which a call can fail (settled: network and server). */
export const faults: readonly Fault[] = [
  {
    name: 'timeout',
    mock: { kind: 'delay', delay: tooLong },
    foreign: { before: tooLong },
    says: timeout,
  },
  {
    name: 'work that takes 25 s',
    mock: { kind: 'delay', delay: 25_000, unaware: true },
    foreign: { before: 25_000 },
    says: null,
  },
  {
    name: 'answer after 48 s',
    mock: { kind: 'delay', delay: 48_000, after: true, unaware: true },
    foreign: { after: 48_000 },
    says: timeout,
  },
  { name: 'dropped', mock: { kind: 'drop' }, foreign: { answer: 'drop' }, says: network },
  {
    name: 'done, answer lost',
    mock: { kind: 'drop', after: true },
    foreign: { stores: true, answer: 'drop' },
    says: network,
  },
  {
    name: 'off line at the tap',
    mock: { kind: 'drop' },
    foreign: { answer: 'drop' },
    says: network,
    isOffline: true,
  },
  ...statuses,
  {
    name: 'truncated',
    mock: { kind: 'truncate' },
    foreign: { answer: 'truncated' },
    says: general,
  },
  // On the mock backend this equals `dropped`: it never fails halfway through a response.
  { name: 'cut in the middle', foreign: { answer: 'cut' }, says: network },
  { name: 'html', mock: { kind: 'html' }, foreign: { answer: 'html' }, says: general },
  {
    name: 'html with 404',
    mock: { kind: 'html', status: 404 },
    foreign: { answer: { status: 404, text: '<h1>404 Not Found</h1>' } },
    says: general,
  },
  {
    name: 'redirect to a page',
    mock: { kind: 'redirect' },
    foreign: { answer: 'redirect' },
    says: general,
  },
  {
    name: 'done, then html',
    mock: { kind: 'html', after: true },
    foreign: { stores: true, answer: 'html' },
    says: general,
  },
  {
    name: 'done, then empty',
    mock: { kind: 'empty', after: true },
    foreign: { stores: true, answer: 'empty' },
    says: general,
  },
  { name: 'empty', mock: { kind: 'empty' }, foreign: { answer: 'empty' }, says: general },
  {
    name: 'null',
    mock: { kind: 'null' },
    foreign: { answer: { status: 200, text: 'null' } },
    says: general,
  },
  // The foreign server sends unknown values anyway.
  { name: 'unknown', mock: { kind: 'unknownWords' }, says: null },
];

/** The faults that a server can simulate, for a call triggered by a press or by the page itself. */
export const faultsOf = (server: ServerName, isPressed: boolean): readonly Fault[] =>
  faults.filter((fault) => fault[server] && (isPressed || !fault.isOffline));
