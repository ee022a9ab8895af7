import { readFile } from 'node:fs/promises';
import { isDevelopmentHost } from '../../src/domain/start/host';
import { stopWithUsage } from '../options';

/** Which server, and as whom. */
export type Target = {
  /** without a slash at the end */
  apiBase: string;
  vendor: string;
  token: string | null;
  shopOrigin: string;
};

/** Command-line options that name a target. */
export const targetOptions = {
  api: { type: 'string' },
  vendor: { type: 'string' },
  'token-file': { type: 'string' },
  origin: { type: 'string' },
} as const;

type Values = {
  api?: string | undefined;
  vendor?: string | undefined;
  'token-file'?: string | undefined;
  origin?: string | undefined;
};

/** The target of a command line; ends the process with 2 and a message where it names none. */
export async function readTarget(values: Values): Promise<Target> {
  const { api = '', vendor = '', origin } = values;
  if (!/^https?:\/\/[^\s?#]+$/.test(api))
    stopWithUsage('--api is the address of the API, with https://.');
  if (!/^[a-z\d][a-z\d_-]{0,62}$/.test(vendor))
    stopWithUsage('--vendor is the key of the merchant.');
  const shopOrigin = origin ?? usualOrigin(new URL(api), vendor);
  if (!URL.canParse(shopOrigin))
    stopWithUsage('--origin is the address of the shop, with https://.');
  return {
    apiBase: api.replace(/\/+$/, ''),
    vendor,
    token: await readTokenFile(values['token-file']).catch((error: unknown) =>
      stopWithUsage(`The token cannot be read: ${String(error)}`),
    ),
    shopOrigin: new URL(shopOrigin).origin,
  };
}

/** The shop on a sub-domain beside the API's; on a development host the API's own origin. */
export function usualOrigin({ hostname, origin }: URL, vendor: string): string {
  if (isDevelopmentHost(hostname)) return origin;
  return `https://${vendor}.${hostname.replace(/^[^.]+\./, '')}`;
}

/** A customer's token from a file; null without one. Rejects for a file that is not one word. */
export async function readTokenFile(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null;
  const token = (await readFile(file, 'utf8')).trim();
  if (!/^\S+$/.test(token)) throw new Error(`${file} is not one word`);
  return token;
}
