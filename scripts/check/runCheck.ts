import type { MerchantSettings } from '../../src/domain/merchant';
import { createBotApi } from '../demo/botApi';
import { answerOf, createAsker, type Server } from '../realShop/askShop';
import { readsNamed } from '../realShop/reads';
import { checkAddress } from './checkAddress';
import { checkBot, compareBot, compareLink } from './checkBot';
import { checkFromPage, type FromPage } from './checkFromPage';
import { checkServer, type ServerOptions } from './checkServer';
import { checkSignIn } from './checkSignIn';
import { createFindings, type Finding, type Means } from './finding';
import { isOn } from './judgeSelling';
import { compareKnown, type FailLevel, type Found } from './known';
import type { CheckTarget } from './readTargets';
import { getter } from './visit';

export type CheckParts = Pick<Means, 'fetch' | 'readCertificate' | 'now'> &
  Pick<ServerOptions, 'pauseMs' | 'print' | 'mayWrite'> & {
    /** what was found before and is no news (`knownIn`) */
    known?: ReadonlySet<string>;
    /** usually red */
    failOn?: FailLevel;
  };

export type CheckResult = Found & {
  findings: readonly Finding[];
  /** 0: nothing new is red, and every call is answered as described or as known; else 1 */
  exitCode: 0 | 1;
};

/** What the page gets where no server, or no merchant, is to be had. */
const shut = ['page.api other', 'page.api silent', 'page.merchant nobody'];

/** Asks whatever the target names: the shop's address, its bot, signing in, its server. */
export async function runCheck(target: CheckTarget, parts: CheckParts): Promise<CheckResult> {
  const { apiBase, vendor, shop, botToken, token, shopOrigin } = target;
  const { fetch, now, pauseMs, print } = parts;
  const secret = botToken?.split(':')[1] ?? '';
  const { findings, find } = createFindings((text) =>
    secret === '' ? text : text.replaceAll(secret, '…'),
  );
  const means = { ...parts, find, get: getter(fetch) };
  const server: Server | null =
    apiBase !== null && vendor !== null
      ? { apiBase, vendor, token, shopOrigin, fetch, pauseMs }
      : null;

  const page = shop && (await checkAddress(means, shop, target.edge));
  const fromPage = page && (await checkFromPage(means, page, { ...target, pauseMs }));
  if (botToken !== null) await checkItsBot(botToken);
  let differences: readonly string[] = [];
  if (apiBase !== null && isSaidBy(fromPage)) find('server.merchant', 'notAsked', apiBase);
  else if (server !== null)
    ({ differences } = await checkServer({ find, findings }, { ...parts, ...server }));
  const found = { findings, differences };
  const compared = compareKnown(found, parts.known ?? new Set(), parts.failOn ?? 'red');
  return { ...found, findings: compared.findings, exitCode: compared.isNew ? 1 : 0 };

  /** Whether a line about the page names what keeps this server from being asked. */
  function isSaidBy(told: FromPage | null): boolean {
    const isSame = vendor !== null && told?.apiBase === apiBase;
    return isSame && findings.some(({ id, outcome }) => shut.includes(`${id} ${outcome}`));
  }

  /** What Telegram says of the bot, and what it and the server say of each other. */
  async function checkItsBot(its: string): Promise<void> {
    const wait = () => Promise.resolve();
    const bot = createBotApi({ token: its, origin: target.botApiOrigin, say: print, fetch, wait });
    const api = fromPage?.apiBase ?? apiBase;
    const { username, isRefused } = await checkBot({ bot, find, shop, api, now });
    // what such a token signs is refused by any server
    const asker = server && !isRefused ? createAsker({ ...server, token: null }) : null;
    // without a merchant the lines about the server say what is wrong
    for (const read of readsNamed(['merchant', 'settings', 'bot']))
      if (read.name === 'merchant' || asker?.known.merchant) await asker?.once(read);
    const merchant = asker?.known.merchant ?? null;
    if (asker && merchant && username !== null)
      compareBot(find, username, answerOf<string>(asker.answers, 'bot'));
    // a server may refuse everybody who signs in to a merchant that is switched off
    if (server && merchant && isOn(merchant))
      await checkSignIn(means, {
        apiBase: server.apiBase,
        merchant: merchant.id,
        origin: shopOrigin,
        botToken: its,
        claimsThirdParty: target.claimsThirdParty,
      });
    const told = new Map([...(fromPage?.answers ?? []), ...(asker?.answers ?? [])]);
    const settings = answerOf<MerchantSettings>(told, 'settings');
    if (username !== null && settings !== null) compareLink(find, username, settings);
  }
}
