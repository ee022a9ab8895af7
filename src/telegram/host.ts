import { isDevelopmentHost } from '../domain/start/host';

/** The parts of `window` needed to identify the embedder. */
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
 * The trusted host: `native` if there is a bridge; the embedder's origin if it is Telegram's web
 * client or in `allowed`; otherwise null. On a development host any embedder on a development host
 * is accepted too, on any port (settled: entering).
 */
export function findHost(
  window: HostWindow,
  allowed: readonly string[],
  storedOrigin: string | null,
): 'native' | { origin: string } | null {
  if (window.parent === window) return hasBridge(window) ? 'native' : null;
  const origin = embedderOf(window, storedOrigin);
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
 * The embedder's origin: `ancestorOrigins` where supported, else the referrer, unless the app has
 * navigated within its frame and is its own referrer. A browser that hides the embedder along with
 * the referrer says `null` in words, which is no origin. If unknown, Telegram's web client is
 * assumed, which is safe: messages are then only sent to and accepted from that origin.
 */
function embedderOf({ location, document }: HostWindow, storedOrigin: string | null): string {
  const embedder = location.ancestorOrigins?.[0];
  if (embedder && embedder !== 'null') return embedder;
  const referrer = originOf(document.referrer);
  if (referrer && referrer !== location.origin) return referrer;
  return storedOrigin ?? webClient;
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
