/**
 * Where the app and its mock backend are: the server has written it into the page, as an origin or
 * a port; left empty it is the port below this page's.
 */
export function appOrigin(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="app-origin"]')?.content ?? '';
  if (/^https?:\/\//.test(told)) return told.replace(/\/+$/, '');
  const port = /^\d+$/.test(told) ? told : String(Number(location.port) - 1);
  return `${location.protocol}//${location.hostname}:${port}`;
}

export const cdnUrl = (): string => `${appOrigin()}/cdn`;
