import { findHost, type HostWindow } from './host';

/**
 * Whether all pages around this one may embed it (the policy's `frame-ancestors`, for a server that
 * does not send one); null if the browser does not say which they are. `allowed`: origins besides
 * Telegram's web client.
 */
export function mayEmbed(window: HostWindow, allowed: readonly string[]): boolean | null {
  const { ancestorOrigins, origin: own, hostname } = window.location;
  const referrer = originOf(window.document.referrer);
  // After a navigation within the frame the app is its own referrer.
  const ancestors = ancestorOrigins
    ? Array.from(ancestorOrigins)
    : [referrer === own ? null : referrer];
  const origins = ancestors.flatMap((origin) =>
    origin === null || origin === 'null' ? [] : [origin],
  );
  const isWelcome = (origin: string) => {
    const location = { origin: own, hostname, ancestorOrigins: [origin] };
    return findHost({ ...framed, location }, allowed, null) !== null;
  };
  if (!origins.every((origin) => origin === own || isWelcome(origin))) return false;
  return origins.length === ancestors.length ? true : null;
}

const framed = { document: { referrer: '' }, parent: null };

function originOf(url: string): string | null {
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
}
