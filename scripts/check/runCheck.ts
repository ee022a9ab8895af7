import { type BotApi, createBotApi, type Wait } from '../demo/botApi';
import { createAsker } from '../realShop/askShop';
import { reads } from '../realShop/reads';
import { createWiretap } from '../realShop/wiretap';
import type { Certificate } from './certificate';
import { checkAddress } from './checkAddress';
import { checkBot, compareBot } from './checkBot';
import { checkFromPage } from './checkFromPage';
import { checkServer } from './checkServer';
import { checkSignIn } from './checkSignIn';
import { createFindings, type Finding } from './finding';

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
};

export type CheckResult = {
  findings: readonly Finding[];
  /** 0: nothing is red, and every call is answered as described; else 1 */
  exitCode: 0 | 1;
};

/** Asks whatever the target names: the shop's address, its bot, signing in, its server. */
export async function runCheck(target: CheckTarget, parts: CheckParts): Promise<CheckResult> {
  const { apiBase, vendor, shop, botToken, shopOrigin } = target;
  const { fetch, now, pauseMs, print } = parts;
  const secret = botToken?.split(':')[1] ?? '';
  const { findings, find } = createFindings((text) =>
    secret === '' ? text : text.replaceAll(secret, '…'),
  );
  let isAsDescribed = true;

  if (shop !== null) {
    const page = await checkAddress({ ...parts, find, shop, edge: target.edge });
    if (page) await checkFromPage({ find, fetch, page, apiBase, vendor, cdn: target.cdn, pauseMs });
  }
  if (botToken !== null) {
    const username = await checkBot({ api: botApi(botToken), find, shop, now });
    if (apiBase !== null && vendor !== null) await checkWithServer(botToken, username);
  }
  if (apiBase !== null && vendor !== null) {
    const { token } = target;
    const options = { apiBase, vendor, token, shopOrigin, fetch, pauseMs, print };
    const { mayWrite } = parts;
    isAsDescribed = await checkServer(find, { ...options, ...(mayWrite && { mayWrite }) });
  }
  const isRed = findings.some(({ light }) => light === 'red');
  return { findings, exitCode: isRed || !isAsDescribed ? 1 : 0 };

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
    let named: string | null = null;
    for (const read of reads.filter(({ name }) => name === 'merchant' || name === 'bot')) {
      const { value } = await asker.ask(read);
      if (read.name === 'bot') named = typeof value === 'string' ? value : null;
    }
    if (username !== null) compareBot(find, username, named);
    const merchant = asker.known.merchant?.id ?? vendor;
    const { claimsThirdParty } = target;
    const signIn = { find, fetch, apiBase, merchant, origin: shopOrigin, now };
    await checkSignIn({ ...signIn, botToken: token, claimsThirdParty });
  }
}
