import { isDevelopmentHost } from '../domain/start/host';

/** What is read of `window` to tell who embeds the page. */
export type HostWindow = {
  readonly location: Pick<Location, 'origin' | 'hostname'> & {
    readonly ancestorOrigins?: ArrayLike<string>;
  };
  readonly document: Pick<Document, 'referrer'>;
  readonly parent: unknown;
  readonly external?: object;
  readonly TelegramWebviewProxy?: unknown;
};

const webClient = 'https://web.telegram.org';

/**
 * The host that may be spoken to: `native` behind a bridge, the origin of a page that embeds the app
 * and is Telegram's web client or named in `allowed`, or null. A page that is itself on a development
 * host also accepts one there, on any port (readings: inside Telegram is).
 */
export function findHost(
  window: HostWindow,
  allowed: readonly string[],
  keptOrigin: string | null,
): 'native' | { origin: string } | null {
  if (window.parent === window) return hasBridge(window) ? 'native' : null;
  const origin = embedderOf(window, keptOrigin);
  const isWelcome =
    origin === webClient ||
    allowed.includes(origin) ||
    (isDevelopmentHost(window.location.hostname) && isDevelopmentHost(hostnameOf(origin)));
  return isWelcome ? { origin } : null;
}

function hasBridge({ TelegramWebviewProxy, external }: HostWindow): boolean {
  if (typeof TelegramWebviewProxy === 'object' && TelegramWebviewProxy !== null) return true;
  return Boolean(external && 'notify' in external && typeof external.notify === 'function');
}

/**
 * The browser's own word where it gives one. Else the referrer, unless the app has navigated within
 * its frame and is its own referrer. Where nothing is known, Telegram's web client is assumed: what
 * is posted reaches nobody else, and nobody else is heard.
 */
function embedderOf({ location, document }: HostWindow, keptOrigin: string | null): string {
  const said = location.ancestorOrigins?.[0];
  if (said) return said;
  const referrer = originOf(document.referrer);
  if (referrer && referrer !== location.origin) return referrer;
  return keptOrigin ?? referrer ?? webClient;
}

function originOf(url: string): string | null {
  return parsed(url)?.origin ?? null;
}

const hostnameOf = (url: string): string => parsed(url)?.hostname ?? '';

function parsed(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
