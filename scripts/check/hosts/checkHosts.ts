import { createLimit } from '../../../deploy/edge/deadline';
import type { ShopHosts } from '../../../deploy/shopHost';
import { merchantKeyFrom, readHostKeys } from '../../../src/domain/start/host';
import { inRows } from '../../inRows';
import { checkAddress } from '../checkAddress';
import { checkFromPage } from '../checkFromPage';
import { createFindings, type Means } from '../finding';
import { judgeHost, type SeenHost } from './judgeHost';

type Parts = Omit<Means, 'find'> & {
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
  await inRows(atATime, names, async (name) => {
    seen.set(name, await checkHost(name, parts));
  });
  const inOrder = names.flatMap((name) => seen.get(name) ?? []);
  const unusable = [...refused].map(
    ([host, { why }]): SeenHost => ({ host, state: 'broken', why, findings: [] }),
  );
  return [...inOrder, ...unusable];
}

async function checkHost(host: string, parts: Parts): Promise<SeenHost> {
  const limit = createLimit(parts.hostMs ?? usualHostMs);
  const { findings, find } = createFindings();
  // Not `AbortSignal.any`, which may be collected as garbage while a body is under way (`createLimit`).
  const requests: AbortController[] = [];
  limit.signal.addEventListener('abort', () => {
    for (const request of requests) request.abort(limit.signal.reason);
  });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const ends = new AbortController();
    requests.push(ends);
    const own = init?.signal ?? (input instanceof Request ? input.signal : null);
    const end = () => ends.abort(own?.aborted ? own.reason : limit.signal.reason);
    if (own?.aborted || limit.signal.aborted) end();
    own?.addEventListener('abort', end, { once: true });
    return parts.fetch(new Request(input, init), { signal: ends.signal });
  };
  try {
    const means = { ...parts, find, fetch };
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
