import { readFile } from 'node:fs/promises';
import { isDevelopmentHost } from '../../src/domain/start/host';
import { OperatorError } from '../demo/readToken';
import { stopWithUsage } from '../options';

/** Which server, and as whom; null is what a command line does not name. */
export type Target = {
  /** without a slash at the end */
  apiBase: string | null;
  /** the merchant's key */
  vendor: string | null;
  /** a customer's token, for the calls that need one */
  token: string | null;
  /** where the shop is served, for CORS */
  shopOrigin: string;
};

/** Command-line options that name a target. */
export const targetOptions = {
  api: { type: 'string' },
  vendor: { type: 'string' },
  'token-file': { type: 'string' },
  origin: { type: 'string' },
} as const;

type Values = { [name in keyof typeof targetOptions]?: string | undefined };

/**
 * The target of a command line, whose shop is at `shop` unless it says otherwise. Throws an `OperatorError` with a
 * sentence for what cannot be used.
 */
export async function readTarget(values: Values, shop: URL | null = null): Promise<Target> {
  const { api, vendor, origin } = values;
  const apiBase = readApi(api);
  if (vendor !== undefined && !/^[a-z\d][a-z\d_-]{0,62}$/.test(vendor))
    throw new OperatorError('--vendor is the key of the merchant.');
  const usual = shop?.origin ?? usualOrigin(new URL(apiBase ?? 'https://localhost'), vendor ?? '');
  return {
    apiBase,
    vendor: vendor ?? null,
    token: await readTokenFile(values['token-file']),
    shopOrigin: origin ? addressOf('--origin', origin).origin : usual,
  };
}

/** The API's address that an option names, without a slash at the end. */
export function readApi(api: string | undefined): string | null {
  if (api === undefined) return null;
  const { search, hash } = addressOf('--api', api);
  if (search || hash) throw new OperatorError('--api is an address without ? and #.');
  return api.replace(/\/+$/, '');
}

/** The address that an option names. */
export function addressOf(name: string, text: string): URL {
  if (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)) return new URL(text);
  throw new OperatorError(`${name} is an address, with https://.`);
}

/** The shop on a sub-domain beside the API's; on a development host the API's own origin. */
function usualOrigin({ hostname, origin }: URL, vendor: string): string {
  if (isDevelopmentHost(hostname)) return origin;
  return `https://${vendor}.${hostname.replace(/^[^.]+\./, '')}`;
}

/** A customer's token from a file; null without one. */
async function readTokenFile(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null;
  const token = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`The token cannot be read: ${String(error)}`);
  });
  if (/^\S+$/.test(token.trim())) return token.trim();
  throw new OperatorError(`The token cannot be read: ${file} is not one word.`);
}

/** For what a command line cannot be used for: ends the process with 2, the sentence, and how the command is used. */
export function endWithUsage(error: unknown): never {
  if (error instanceof OperatorError) stopWithUsage(error.message);
  throw error;
}
