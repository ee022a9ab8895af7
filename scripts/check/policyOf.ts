/** A Content-Security-Policy by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export const readPolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

export type FrameRule = { outcome: 'open' | 'anybody' | 'shut'; came: string };

const webClient = 'https://web.telegram.org';

/** Whether Telegram's web clients may show the page: `frame-ancestors`, which is above the older header. */
export function frameRule(headers: Headers, policy: Policy | null, own: string): FrameRule {
  const ancestors = policy?.get('frame-ancestors');
  const older = headers.get('x-frame-options');
  if (ancestors === undefined)
    return older === null
      ? { outcome: 'anybody', came: 'no frame-ancestors' }
      : { outcome: 'shut', came: `X-Frame-Options: ${older}` };
  const came = `frame-ancestors ${ancestors.join(' ')}`;
  if (ancestors.some((source) => source === '*' || source === 'https:'))
    return { outcome: 'anybody', came };
  const lets = ancestors.some((source) => fits(source, new URL(webClient), own));
  return { outcome: lets ? 'open' : 'shut', came };
}

/** Whether a directive lets the page load from an address. A missing directive falls back to `default-src`. */
export function allows(policy: Policy, directive: string, url: URL, own: string): boolean {
  const sources = policy.get(directive) ?? policy.get('default-src');
  return sources === undefined || sources.some((source) => fits(source, url, own));
}

function fits(source: string, url: URL, own: string): boolean {
  if (source === '*' || source === url.protocol) return true;
  if (source === "'self'") return url.origin === own;
  const [, scheme, wildcard, host, port] =
    /^(?:(https?):\/\/)?(\*\.)?([a-z\d.-]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? [];
  if (!host || (scheme && `${scheme}:` !== url.protocol)) return false;
  const isHost = wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host;
  return isHost && (port === undefined ? url.port === '' : port === '*' || port === url.port);
}
