import { botApiOrigin } from '../demo/botApi';
import { OperatorError, readToken } from '../demo/readToken';
import { addressOf, readTarget, type Target, type targetOptions } from '../realShop/target';

/** What is checked; null is what a command line does not name. */
export type CheckTarget = Target & {
  /** the shop's address */
  shop: URL | null;
  botToken: string | null;
  botApiOrigin: string;
  /** the server says that it checks Telegram's own signature too */
  claimsThirdParty: boolean;
  /** the picture proxy */
  cdn: string | null;
  /** the edge's own address */
  edge: URL | null;
};

type Named = keyof typeof targetOptions | 'shop' | 'bot-token-file' | 'cdn' | 'edge';
type Values = { [name in Named]?: string | undefined } & {
  'third-party'?: boolean;
  write?: boolean;
};

/** The targets of a command line. Throws an `OperatorError` where it names none, or one that is none. */
export async function readTargets(
  values: Values,
  env: Readonly<Record<string, string | undefined>>,
  say: (sentence: string) => void,
): Promise<CheckTarget> {
  const { api, vendor, 'bot-token-file': botFile } = values;
  const isAlone = values.shop === undefined && botFile === undefined;
  if (isAlone && api === undefined)
    throw new OperatorError('Name at least one of --shop, --bot-token-file and --api.');
  const given = (name: 'shop' | 'cdn' | 'edge') =>
    values[name] === undefined ? null : addressOf(`--${name}`, values[name]);
  const shop = given('shop');
  const target = await readTarget(values, shop);
  if (isAlone && vendor === undefined)
    throw new OperatorError('--api needs --vendor, the key of the merchant.');
  if (values.write && target.token === null)
    throw new OperatorError('--write needs --token-file: it orders as a customer.');
  return {
    ...target,
    shop,
    botToken: botFile === undefined ? null : readToken(botFile, say),
    botApiOrigin: botApiOrigin(env),
    claimsThirdParty: values['third-party'] ?? false,
    cdn: given('cdn')?.href ?? null,
    edge: given('edge'),
  };
}
