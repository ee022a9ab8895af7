import { readHostKeys } from '../../src/domain/start/host';
import { plainHeaders } from '../headers.ts';
import type { PageSender } from './send.ts';
import { hostRobots } from './sitemap.ts';
import type { EdgeSite } from './template.ts';
import { fileVisit, readVisit, shopFileOf } from './visit.ts';
import type { FindPage, PlainReason } from './visitPage.ts';

type Asked = { request: Request; url: URL; host: string; site: EdgeSite };

/** The host has no shop: it has no such file either. */
const withoutShop: readonly PlainReason[] = ['unlisted', 'no-merchant', 'no-shop'];
/** When a file that cannot be made now is to be asked for again, s. */
const retryAfter = '60';

/** Sends what each shop has of its own besides pages; null for a path that is no such file. */
export function createShopFileSender(find: FindPage, sender: PageSender) {
  return async function sendShopFile(
    { request, url, host, site }: Asked,
    keep: (work: Promise<unknown>) => void,
  ) {
    const path = url.pathname;
    if (path === '/robots.txt')
      return { response: text(request, 200, hostRobots(site, host)), source: 'file', path };
    const file = shopFileOf(path);
    if (!file) return null;
    const visit = readVisit(host, readHostKeys(site.host.hosts ?? ''), url, request.headers);
    const found = await find(site, host, fileVisit(visit, file), keep);
    if (found.page) {
      const { status } = found.page;
      const headers = { 'X-Accel-Expires': status === 200 ? '10' : '0' };
      const sent = await sender.send(request, found.page, { status, headers });
      return { ...sent, path, source: found.source };
    }
    const response = withoutShop.includes(found.reason)
      ? text(request, 404, 'No shop under this name')
      : text(request, 503, 'Not now', { 'Retry-After': retryAfter });
    return { response, path, source: `plain:${found.reason}` };
  };
}

function text(request: Request, status: number, body: string, more: Record<string, string> = {}) {
  const headers = {
    ...plainHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Accel-Expires': status === 200 ? '10' : '0',
    ...more,
  };
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
