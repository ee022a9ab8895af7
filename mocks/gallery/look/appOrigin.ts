/**
 * The origin of the app and its mock backend. The server writes it into the page as an origin or a
 * port, or `/` for the page's own origin; if empty, it is the port below this page's.
 */
export function appOrigin(): string {
  const configured =
    document.querySelector<HTMLMetaElement>('meta[name="app-origin"]')?.content ?? '';
  if (/^https?:\/\//.test(configured)) return configured.replace(/\/+$/, '');
  if (configured === '/') return location.origin;
  const port = /^\d+$/.test(configured) ? configured : String(Number(location.port) - 1);
  return `${location.protocol}//${location.hostname}:${port}`;
}

export const cdnUrl = (): string => `${appOrigin()}/cdn`;
