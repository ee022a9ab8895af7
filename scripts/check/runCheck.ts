import type { Merchant, MerchantSettings } from '../../src/domain/merchant';
import { type BotApi, createBotApi, type Wait } from '../demo/botApi';
import { type Asked, createAsker } from '../realShop/askShop';
import { type CheckOptions, checkShop } from '../realShop/checkShop';
import { judge } from '../realShop/judge';
import { reads } from '../realShop/reads';
import { createWiretap } from '../realShop/wiretap';
import type { Certificate } from './certificate';
import { checkAddress } from './checkAddress';
import { checkBot, compareBot, compareLink } from './checkBot';
import { checkFromPage, type FromPage } from './checkFromPage';
import { checkSignIn } from './checkSignIn';
import { createFindings, type Find, type Finding } from './finding';
import { answerOf, isOn, judgeSelling } from './judgeSelling';
import { compareKnown, type FailLevel, type Found } from './known';

export type CheckTarget = {
  /** without a slash at the end; null: not said */
  apiBase: string | null;
  /** the merchant's key; null: not said */
  vendor: string | null;
  /** the shop's address; null: not said */
  shop: URL | null;
  /** where the shop is served, for CORS */
  shopOrigin: string;
  /** a customer's token, for the calls that need one */
  token: string | null;
  botToken: string | null;
  botApiOrigin: string;
  claimsThirdParty: boolean;
  cdn: string | null;
  edge: URL | null;
};

export type CheckParts = {
  fetch: typeof globalThis.fetch;
  readCertificate: (host: string, port: number) => Promise<Certificate>;
  /** now, in milliseconds */
  now: number;
  /** between two calls of the server, ms */
  pauseMs: number;
  /** the lines of the server's calls */
  print: (line: string) => void;
  mayWrite?: () => Promise<boolean>;
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

/** The reads that say which bot a server means. */
const withServer = ['merchant', 'settings', 'bot'];

/** Asks whatever the target names: the shop's address, its bot, signing in, its server. */
export async function runCheck(target: CheckTarget, parts: CheckParts): Promise<CheckResult> {
  const { apiBase, vendor, shop, botToken, shopOrigin } = target;
  const { fetch, now, pauseMs, print } = parts;
  const secret = botToken?.split(':')[1] ?? '';
  const { findings, find } = createFindings((text) =>
    secret === '' ? text : text.replaceAll(secret, '…'),
  );
  let differences: readonly string[] = [];
  let fromPage: FromPage | null = null;

  if (shop !== null) {
    const page = await checkAddress({ ...parts, find, shop, edge: target.edge });
    const { cdn } = target;
    if (page)
      fromPage = await checkFromPage({ find, fetch, page, apiBase, vendor, cdn, pauseMs, now });
  }
  const told = new Map(fromPage?.answers);
  if (botToken !== null) {
    const api = fromPage?.apiBase ?? apiBase;
    const bot = botApi(botToken);
    const { username, isRefused } = await checkBot({ bot, find, shop, api, now });
    // what such a token signs is refused by any server
    if (!isRefused && apiBase !== null && vendor !== null)
      await checkWithServer(botToken, username);
    const settings = answerOf<MerchantSettings>(told, 'settings');
    if (username !== null && settings !== null) compareLink(find, username, settings);
  }
  if (apiBase !== null && isSaidByPage()) find('server.merchant', 'notAsked', apiBase);
  else if (apiBase !== null && vendor !== null) {
    const { token } = target;
    const options = { apiBase, vendor, token, shopOrigin, fetch, pauseMs, print };
    const { mayWrite } = parts;
    const isSaid = findings.some(({ subject }) => subject === 'sells');
    differences = await checkServer({
      find,
      findings,
      sellsAt: isSaid ? null : now,
      options: { ...options, ...(mayWrite && { mayWrite }) },
    });
  }
  const found = { findings, differences };
  const compared = compareKnown(found, parts.known ?? new Set(), parts.failOn ?? 'red');
  return { ...found, findings: compared.findings, exitCode: compared.isNew ? 1 : 0 };

  /** Whether a line about the page names what keeps this server from being asked. */
  function isSaidByPage(): boolean {
    const isSame = vendor !== null && fromPage?.apiBase === apiBase;
    return isSame && findings.some(({ id, outcome }) => shut.includes(`${id} ${outcome}`));
  }

  function botApi(token: string): BotApi {
    const wait: Wait = () => Promise.resolve();
    return createBotApi({ token, origin: target.botApiOrigin, say: print, fetch, wait });
  }

  /** What server and bot say of each other: needs both. */
  async function checkWithServer(token: string, username: string | null): Promise<void> {
    if (apiBase === null || vendor === null) return;
    const wiretap = createWiretap({ apiBase, origin: shopOrigin, fetch, pauseMs });
    const shopHost = new URL(shopOrigin).hostname;
    const asker = createAsker({ wiretap, apiBase, vendor, shopHost, token: null });
    for (const read of reads.filter(({ name }) => withServer.includes(name))) {
      const asked: Asked = await asker.ask(read);
      told.set(read.name, asked);
      // the lines about the server say what is wrong
      if (!asker.known.merchant) return;
    }
    if (username !== null) compareBot(find, username, answerOf<string>(told, 'bot'));
    const { merchant } = asker.known;
    // a server may refuse everybody who signs in to a merchant that is switched off
    if (!merchant || !isOn(merchant)) return;
    const { claimsThirdParty } = target;
    const signIn = { find, fetch, apiBase, merchant: merchant.id, origin: shopOrigin, now };
    await checkSignIn({ ...signIn, botToken: token, claimsThirdParty });
  }
}

type Parts = {
  find: Find;
  /** what has been found so far */
  findings: readonly Finding[];
  /** now in milliseconds, where whether the merchant sells is to be said too; else null */
  sellsAt: number | null;
  options: CheckOptions;
};

/** The calls that a line names by itself where they do not come. */
const calls: Readonly<Record<string, readonly string[]>> = {
  'sells.goods unread': ['catalogue', 'catalogue in Telegram'],
  'sells.hours unread': ['branches', 'branches of a city', 'branch', 'closest branch'],
  'sells.payment unread': ['settings', 'settings in Click'],
};

/** Asks the server call by call; the lines are printed, and the findings sum them up. Returns what differs. */
async function checkServer(parts: Parts): Promise<readonly string[]> {
  const { find, findings, sellsAt, options } = parts;
  const answers = new Map<string, Asked>();
  const report = await checkShop({
    ...options,
    onAsked: (asked) => answers.set(asked.read.name, asked),
  });
  const { expected, different, missing, failed, skipped, otherDifferences } = report;
  const came =
    `${expected} as expected, ${different} different, ${missing} not there, ${failed} failed, ` +
    `${skipped} not asked, ${otherDifferences} other differences`;
  if (report.merchant !== 'known') {
    find('server.merchant', report.merchant, came);
    return [];
  }
  find('server.merchant', 'known', `“${options.vendor}”`);
  const merchant = answerOf<Merchant>(answers, 'merchant');
  // the zone of a build that says none
  if (merchant && sellsAt !== null)
    judgeSelling(find, merchant, answers, { now: sellsAt, timeZone: '' });
  if (merchant && !isOn(merchant)) {
    find('server.calls', 'off', came);
    return [];
  }
  const isDifferent = different + otherDifferences > 0;
  const answered = isDifferent ? 'different' : 'expected';
  const named = findings.flatMap(({ id, outcome }) => calls[`${id} ${outcome}`] ?? []);
  const lost = [...answers.values()].filter((one) => isLost(one)).map(({ read }) => read.name);
  const unsaid = lost.some((name) => !named.includes(name)) ? 'failed' : 'told';
  find('server.calls', lost.length > 0 ? unsaid : answered, came);
  if (report.order !== null) find('server.order', report.order, report.order);
  return report.differences;
}

const isLost = (asked: Asked): boolean => ['missing', 'failed'].includes(judge(asked).verdict);
