import * as v from 'valibot';
import { createLimit } from '../../deploy/edge/deadline';
import { texts } from '../../examples/bot/texts.mjs';
import { readText } from '../realShop/readWhole';
import type { Ask } from './askOperator';
import { type BotApi, BotRefusal } from './botApi';
import type { DemoState } from './demoState';
import { identityPath } from './publicBackend';
import { OperatorError } from './readToken';

type Parts = {
  api: BotApi;
  state: DemoState;
  identity: string;
  say: (sentence: string) => void;
  ask: Ask;
  fetch: typeof fetch;
  signal: AbortSignal;
  /** the tunnel's address when it is given with the command */
  url?: string | undefined;
};

const botShape = v.object({ username: v.string() });
const buttonShape = v.object({
  type: v.string(),
  web_app: v.optional(v.object({ url: v.string() })),
});

/** The bot's user name; throws a plain sentence when Telegram does not know the token. */
export async function findBot(api: BotApi, signal: AbortSignal): Promise<string> {
  try {
    return v.parse(botShape, await api.untilAnswered('getMe', {}, signal)).username;
  } catch (error) {
    // A token of the right form that Telegram does not know is either of the two.
    if (!(error instanceof BotRefusal) || ![401, 404].includes(error.status)) throw error;
    throw new OperatorError(
      'Telegram does not know this token. It was mistyped or replaced by a newer one: send /token to ' +
        '@BotFather, copy the line into the file of BOT_TOKEN_FILE, and run the command again.',
    );
  }
}

/**
 * Asks for the tunnel's address, checks that it leads here, and puts it on the bot's menu button if
 * the operator agrees.
 */
export async function openInTelegram(parts: Parts, username: string): Promise<void> {
  const { state, say } = parts;
  const address = await findAddress(parts);
  if (address === null) {
    say(
      'No address was given: the bot answers /start without a button. Run the command again once ',
    );
    say('the tunnel is up, or give it with the command: npm run demo -- --url https://…');
    return;
  }
  state.bot.address = address;
  state.changed();
  await checkAddress(parts, address);
  await setMenuButton(parts, username, address);
  say(`\n  Open https://t.me/${username} on the phone, press Start, then the button.\n`);
}

async function findAddress({ ask, say, state, url }: Parts): Promise<string | null> {
  const { address: last } = state.bot;
  let given: string | null = url ?? null;
  for (;;) {
    given ??= await ask(`The tunnel’s https address${last ? ` [${last}]` : ''}: `);
    if (given === null) return last;
    const text = given === '' ? (last ?? '') : given;
    if (text === '') return null;
    if (URL.canParse(text) && new URL(text).protocol === 'https:') return new URL('/', text).href;
    say('Telegram opens https addresses only, for example https://some-name.trycloudflare.com');
    given = null;
  }
}

async function checkAddress({ fetch, say, identity, signal }: Parts, address: string) {
  const limit = createLimit(10_000, signal);
  try {
    const response = await fetch(new URL(identityPath, address), {
      // ngrok’s free tunnels put a page of their own before the shop
      headers: { 'ngrok-skip-browser-warning': '1' },
      signal: limit.signal,
    });
    const text = await readText(response, limit.signal);
    if (text === identity) say(`${address} leads to this shop.`);
    else say(`${address} answers, but not with this shop. Does the tunnel lead to the port above?`);
  } catch {
    say(`${address} cannot be reached from here. Is the tunnel running?`);
  } finally {
    limit.stop();
  }
}

async function setMenuButton(parts: Parts, username: string, address: string): Promise<void> {
  const { api, ask, say, signal } = parts;
  const now = v.parse(buttonShape, await api.untilAnswered('getChatMenuButton', {}, signal));
  if (now.web_app?.url === address) {
    say(`The menu button of @${username} opens this address already.`);
    return;
  }
  const before = now.web_app ? ` It opens ${now.web_app.url} now.` : '';
  const answer = await ask(
    `Set the menu button of @${username} to ${address}?${before} (yes or no) `,
  );
  if (!/^y(es)?$/i.test(answer ?? '')) {
    say('The menu button was left alone. @BotFather sets it too: docs/operators.md says how.');
    return;
  }
  const menu_button = { type: 'web_app', text: texts.openShop.uz, web_app: { url: address } };
  await api.untilAnswered('setChatMenuButton', { menu_button }, signal);
  say(`The menu button of @${username} opens ${address}.`);
}
