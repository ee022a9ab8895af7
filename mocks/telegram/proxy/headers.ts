import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { officialSource } from './insert';
import { openPolicy } from './policy';

/** Headers of a connection, not of what it carries. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
];
/** Headers by which a page refuses to be framed, or names other doors of its server. */
const framing = ['x-frame-options', 'alt-svc', 'strict-transport-security'];
const policies = ['content-security-policy', 'content-security-policy-report-only'];

/** The browser's request as the app's server expects it: sent to it, by a page of its own. */
export function towardsApp(
  headers: IncomingHttpHeaders,
  own: string,
  target: URL,
): OutgoingHttpHeaders {
  const sent: OutgoingHttpHeaders = without(headers, hopByHop);
  sent.host = target.host;
  if (headers.origin === own) sent.origin = target.origin;
  if (headers.referer?.startsWith(own)) {
    sent.referer = target.origin + headers.referer.slice(own.length);
  }
  return sent;
}

/** The server's response as the simulator's frame needs it. */
export function towardsFrame(
  headers: IncomingHttpHeaders,
  own: string,
  target: URL,
  scriptHash: string,
): OutgoingHttpHeaders {
  const sent: OutgoingHttpHeaders = without(headers, [...hopByHop, ...framing]);
  for (const name of policies) {
    const policy = headers[name];
    if (typeof policy !== 'string') continue;
    // the copy of Telegram's own script comes from here
    const named = policy.replaceAll(officialSource, (source) => `${source} ${own}`);
    const open = openPolicy(named.replaceAll(target.origin, own), scriptHash);
    if (open) sent[name] = open;
    else delete sent[name];
  }
  const cookies = headers['set-cookie'];
  if (cookies) sent['set-cookie'] = cookies.map(localCookie);
  if (headers['access-control-allow-origin'] === target.origin) {
    sent['access-control-allow-origin'] = own;
  }
  return sent;
}

/**
 * A cookie that a browser keeps for http://localhost. The frame is on the simulator's own site, so
 * it needs no `SameSite=None`, which would demand `Secure`.
 */
function localCookie(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const needsSecure = /^__(host|secure)-/i.test(pair);
  const kept = attributes.filter((attribute) => {
    if (/^(domain\s*=|partitioned$|samesite\s*=\s*none$)/i.test(attribute)) return false;
    return needsSecure || !/^secure$/i.test(attribute);
  });
  return [pair, ...kept].join('; ');
}

function without(headers: IncomingHttpHeaders, names: string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
