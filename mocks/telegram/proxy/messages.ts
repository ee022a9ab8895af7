import type { IncomingMessage } from 'node:http';

/** Names of this machine. */
export const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i;

/** Whether the browser wants a document, not a fragment for a script. */
export function asksForPage({ headers, method }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined)
    return ['document', 'iframe', 'frame'].includes(String(destination));
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** Another name for this machine may belong to a page that wants to read the app. */
export function isOwnHost({ headers }: IncomingMessage): boolean {
  return (
    URL.canParse(`http://${headers.host}`) &&
    loopback.test(new URL(`http://${headers.host}`).hostname)
  );
}

export const statusLine = (got: IncomingMessage) =>
  `HTTP/1.1 ${got.statusCode} ${got.statusMessage}\r\n`;

export function rawHeaders({ rawHeaders: raw }: IncomingMessage): string {
  let text = '';
  for (let at = 0; at < raw.length; at += 2) text += `${raw[at]}: ${raw[at + 1]}\r\n`;
  return text;
}
