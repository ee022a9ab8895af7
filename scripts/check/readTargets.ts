import { botApiOrigin } from '../demo/botApi';
import { OperatorError, readToken } from '../demo/readToken';
import { readTokenFile, usualOrigin } from '../realShop/target';
import type { CheckTarget } from './runCheck';

type Values = {
  [name in
    | 'api'
    | 'vendor'
    | 'token-file'
    | 'origin'
    | 'shop'
    | 'bot-token-file'
    | 'cdn'
    | 'edge']?: string | undefined;
} & { 'third-party'?: boolean; write?: boolean };

const usage =
  'npm run check -- [--shop https://mysub.example.uz] [--bot-token-file F] ' +
  '[--api https://api.example.uz --vendor mysub [--token-file F] [--write]] [--report FILE] [--json]';

/** The targets of a command line. Throws an `OperatorError` where it names none, or one that is none. */
export async function readTargets(
  values: Values,
  env: Readonly<Record<string, string | undefined>>,
  say: (sentence: string) => void,
): Promise<CheckTarget> {
  const { api, vendor, shop, origin } = values;
  const botFile = values['bot-token-file'];
  if (api === undefined && shop === undefined && botFile === undefined)
    throw new OperatorError(`Name at least one of --shop, --bot-token-file and --api.\n${usage}`);
  if (api !== undefined && !/^https?:\/\/[^\s?#]+$/.test(api))
    throw new OperatorError(`--api is the address of the API, with https://.\n${usage}`);
  if (api !== undefined && shop === undefined && vendor === undefined && botFile === undefined)
    throw new OperatorError(`--api needs --vendor, the key of the merchant.\n${usage}`);
  if (vendor !== undefined && !/^[a-z\d][a-z\d_-]{0,62}$/.test(vendor))
    throw new OperatorError(`--vendor is the key of the merchant.\n${usage}`);
  const at = shop === undefined ? null : addressOf('--shop', shop);
  const token = await readTokenFile(values['token-file']).catch((error: unknown) => {
    throw new OperatorError(`The token cannot be read: ${String(error)}`);
  });
  if (values.write && token === null)
    throw new OperatorError(`--write needs --token-file: it orders as a customer.\n${usage}`);
  const guessed = api === undefined ? 'https://localhost' : usualOrigin(new URL(api), vendor ?? '');
  return {
    apiBase: api?.replace(/\/+$/, '') ?? null,
    vendor: vendor ?? null,
    shop: at,
    shopOrigin: origin ? addressOf('--origin', origin).origin : (at?.origin ?? guessed),
    token,
    botToken: botFile === undefined ? null : readToken(botFile, say),
    botApiOrigin: botApiOrigin(env),
    claimsThirdParty: values['third-party'] ?? false,
    cdn: values.cdn === undefined ? null : addressOf('--cdn', values.cdn).href,
    edge: values.edge === undefined ? null : addressOf('--edge', values.edge),
  };
}

function addressOf(name: string, text: string): URL {
  if (/^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text)) return new URL(text);
  throw new OperatorError(`${name} is an address, with https://.\n${usage}`);
}
