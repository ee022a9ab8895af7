import { createLimit } from '../../../deploy/edge/deadline';
import type { ShopHosts } from '../../../deploy/shopHost';
import { merchantKeyFrom, readHostKeys } from '../../../src/domain/start/host';
import { inRows } from '../../inRows';
import { checkAddress } from '../checkAddress';
import { checkFromPage } from '../checkFromPage';
import { createFindings, type Finding, type Means } from '../finding';
import { getter } from '../visit';

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

type Parts = Pick<Means, 'fetch' | 'readCertificate' | 'now'> & {
  hosts: ShopHosts;
  /** where a build does not say which API it calls; null: not said */
  apiBase: string | null;
  /** how long one shop may take, ms */
  hostMs?: number;
};

/** How many shops are looked at side by side: their servers are often one. */
const atATime = 10;
const usualHostMs = 60_000;

/** Looks at every shop of a list from outside, without the groups (`*.example.uz`) in it; in the list's order. */
export async function checkHosts(parts: Parts): Promise<SeenHost[]> {
  const { named, refused = new Map() } = parts.hosts;
  const names = [...named.keys()].filter((name) => !name.startsWith('*'));
  const seen = new Map<string, SeenHost>();
  await inRows(atATime, names, async (name) => void seen.set(name, await checkHost(name, parts)));
  const inOrder = names.flatMap((name) => seen.get(name) ?? []);
  const unusable = [...refused].map(
    ([host, { why }]): SeenHost => ({ host, state: 'broken', why, findings: [] }),
  );
  return [...inOrder, ...unusable];
}

async function checkHost(host: string, parts: Parts): Promise<SeenHost> {
  const limit = createLimit(parts.hostMs ?? usualHostMs);
  const { findings, find } = createFindings();
  const get = getter(parts.fetch, undefined, limit.signal);
  const means = { ...parts, find, get, until: limit.signal };
  try {
    const page = await checkAddress(means, new URL(`https://${host}/`), null);
    const vendor = vendorOf(host, parts.hosts);
    const typed = { apiBase: parts.apiBase, vendor, cdn: null, pauseMs: 0, isOneOfMany: true };
    if (page) await checkFromPage(means, page, typed);
  } finally {
    limit.stop();
  }
  return judgeHost(host, findings, limit.signal.aborted);
}

/** The merchant's key, as the list says it; null where the host itself is looked up. */
function vendorOf(hostname: string, { named }: ShopHosts): string | null {
  const hosts = readHostKeys(named.get(hostname)?.hosts ?? '');
  const key = merchantKeyFrom({ hostname, vendor: null, stored: null, hosts });
  return key?.by === 'sub' ? key.key : null;
}

/** Lines that are red while customers go on to order. */
const besides = new Set([
  'address.certificate ending',
  'page.base other',
  'page.picture broken',
  'page.picture notPicture',
]);
const closing = new Set(['sells.active off', 'sells.hours closed']);

/** Sums up a check of a shop. `isLate`: it was not over in time. */
function judgeHost(host: string, all: readonly Finding[], isLate: boolean): SeenHost {
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
