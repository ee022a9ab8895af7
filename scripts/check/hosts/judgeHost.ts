import type { Finding } from '../finding';

/** `closed`: the merchant wants it so. `broken`: customers would order, and cannot. */
export const states = ['broken', 'closed', 'selling'] as const;
export type HostState = (typeof states)[number];

/** What one look at a shop has seen. */
export type SeenHost = {
  host: string;
  state: HostState;
  /** a sentence; empty for a shop that sells */
  why: string;
  /** what is red or yellow */
  findings: readonly Finding[];
};

/** Lines that are red while customers go on to order. */
const besides = new Set([
  'address.certificate ending',
  'page.base other',
  'page.picture broken',
  'page.picture notPicture',
]);
const closing = new Set(['sells.active off', 'sells.hours closed']);

/** Sums up a check of a shop. `isLate`: it was not over in time. */
export function judgeHost(host: string, all: readonly Finding[], isLate: boolean): SeenHost {
  const findings = all.filter(({ light }) => light === 'red' || light === 'yellow');
  const nameOf = ({ id, outcome }: Finding) => `${id} ${outcome}`;
  const red = findings.filter((one) => one.light === 'red' && !besides.has(nameOf(one)));
  const fault = red.find((one) => !closing.has(nameOf(one)));
  if (fault) return { host, state: 'broken', why: fault.means, findings };
  if (isLate) return { host, state: 'broken', why: 'It did not answer within a minute.', findings };
  const [closed] = red;
  if (closed) return { host, state: 'closed', why: closed.means, findings };
  const isKnown = all.some(({ subject }) => subject === 'sells');
  const why =
    'Its page does not say which server it calls. Name VITE_API_BASE_URL in hosts.json, or give --api.';
  return isKnown
    ? { host, state: 'selling', why: '', findings }
    : { host, state: 'broken', why, findings };
}
