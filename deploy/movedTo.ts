import type { ShopHost } from './shopHost.ts';
import { webOrigin } from './webOrigin.ts';

/** `movedTo` of a host, as an origin. A group has no one address that it could have moved to. */
export function movedOrigin(value: unknown, name: string): string {
  if (name.startsWith('*'))
    throw new Error(`${name}: "movedTo" is for one host, and here it is ${JSON.stringify(value)}.`);
  const what = `${name}: movedTo`;
  const origin = typeof value === 'string' ? webOrigin(value, what) : '';
  const isOrigin = typeof value === 'string' && value.replace(/\/$/, '') === origin;
  if (!isOrigin || !origin.startsWith('https://') || origin.includes('*'))
    throw new Error(`${what} is no https origin, but ${JSON.stringify(value)}.`);
  return origin;
}

/** Throws where somebody would be led on from where he has been led to: at worst in a circle. */
export function checkMoves(hosts: ReadonlyMap<string, ShopHost>): void {
  for (const [name, { movedTo }] of hosts) {
    if (movedTo === undefined) continue;
    const { hostname } = new URL(movedTo);
    if (hostname === name || hosts.get(hostname)?.movedTo !== undefined)
      throw new Error(`${name}: movedTo leads to ${hostname}, which has moved itself.`);
  }
}
