import type { ShopHost } from './shopHost.ts';
import { webOrigin } from './webOrigin.ts';

/** `movedTo` of a host, as an origin. A group has no one address that it could have moved to. */
export function movedOrigin(value: unknown, name: string): string {
  if (name.startsWith('*'))
    throw new Error(`${name}: "movedTo" is for one host, and here it is ${JSON.stringify(value)}.`);
  const what = `${name}: movedTo`;
  const origin = typeof value === 'string' ? webOrigin(value, what) : '';
  const isOrigin = typeof value === 'string' && value.replace(/\.?(:\d+)?\/?$/, '$1') === origin;
  if (!isOrigin || !origin.startsWith('https://') || origin.includes('*'))
    throw new Error(`${what} is no https origin, but ${JSON.stringify(value)}.`);
  return origin;
}

/** Throws where somebody would be led on from where this host leads to: at worst in a circle. */
export function checkMove(name: string, hosts: ReadonlyMap<string, ShopHost>): void {
  const movedTo = hosts.get(name)?.movedTo;
  if (movedTo === undefined) return;
  const { hostname } = new URL(movedTo);
  if (hostname === name || hosts.get(hostname)?.movedTo !== undefined)
    throw new Error(`${name}: movedTo leads to ${hostname}, which has moved itself.`);
}
