import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Backend, createBackend } from '../../mocks/backend/app';
import type { Seed } from '../../mocks/backend/db';
import { freePort } from '../../mocks/freePort';
import { listenerOf } from '../../mocks/listener';
import { close, listen, serveShop } from '../../mocks/serve';
import { announceCodes, codeSettings } from '../announceCodes';
import { lockFolder } from '../lockFolder';
import type { Ask } from './askOperator';
import { BotRefusal, createBotApi, type Wait } from './botApi';
import { readMessages } from './customerBot';
import { openState } from './demoState';
import { findBot, openInTelegram } from './openInTelegram';
import { keepTelling } from './orderNews';
import { publicBackend } from './publicBackend';

type Parts = {
  appDir: string;
  mocksDir: string;
  seed: Seed;
  /** the merchant whose shop is shown at the tunnel's address */
  merchantKey: string;
  /** where the state is kept */
  folder: string;
  /** null: the shop without a bot */
  token: string | null;
  botApiOrigin: string;
  /** the first ports to try; 0 takes any free one */
  port: number;
  controlsPort: number;
  say: (sentence: string) => void;
  now?: () => number;
  fetch?: typeof fetch;
  /** pauses of the bot; a test need not wait */
  wait?: Wait;
};

export type Demo = {
  origin: string;
  /** the test controls, for this machine only */
  controlsOrigin: string;
  /** where the state is kept, for the operator */
  stateFile: string;
  /** whether a state of before was found */
  orders: number;
  /** finds the bot and opens the shop in it; throws a plain sentence when the token is wrong */
  connectBot(ask: Ask, url?: string): Promise<void>;
  /** saves and stops everything */
  close(): Promise<void>;
};

/** The shop, its mock backend and the gallery on one origin, with a state that survives a restart. */
export async function startDemo(parts: Parts): Promise<Demo> {
  const { token, folder, appDir, mocksDir, seed, merchantKey } = parts;
  // Whatever prints, it never prints the token.
  const say = (sentence: string) =>
    parts.say(token ? sentence.replaceAll(token, '<token>') : sentence);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const otherwise = ', or give this one another folder: npm run demo -- --state <folder>';
  const unlock = await lockFolder(folder, { command: 'npm run demo', otherwise });
  try {
    const backend = createBackend({
      seed,
      otherHosts: merchantKey,
      ...(token && { botToken: token }),
      ...(parts.now && { now: parts.now }),
    });
    const state = openState(folder, backend, say);
    const orders = backend.db.orders.length;
    const identity = randomUUID();
    const shown = publicBackend(backend, { identity, changed: state.changed });
    const shop = await serveShop({
      backend: announceCodes(shown, say),
      settings: codeSettings(backend),
      appDir,
      galleryDir: mocksDir,
      port: parts.port,
      say,
    });
    const control = await listen(
      await freePort(parts.controlsPort, say),
      controls(backend, state.changed),
      '127.0.0.1',
    );
    const stopping = new AbortController();
    const { signal } = stopping;
    const running: Promise<void>[] = [];
    let closed: Promise<void> | null = null;
    const closeAll = async () => {
      stopping.abort();
      await Promise.all([shop.close(), close(control.server), ...running]);
      state.save();
      await unlock();
    };

    return {
      origin: shop.appOrigin,
      controlsOrigin: control.origin,
      stateFile: state.path,
      orders,
      async connectBot(ask, url) {
        if (token === null) return;
        const { fetch = globalThis.fetch, wait = pause } = parts;
        const api = createBotApi({ token, origin: parts.botApiOrigin, say, fetch, wait });
        const username = await findBot(api, signal);
        say(`Telegram knows the bot as @${username}.`);
        const bot = { api, backend, state, say, wait };
        const untilStopped = (work: Promise<void>) =>
          work.catch((error: unknown) => {
            if (signal.aborted) return;
            const why = error instanceof BotRefusal ? error.message : 'an unexpected answer';
            say(
              `The bot has stopped: ${why}. The shop goes on; run the command again for the bot.`,
            );
          });
        running.push(untilStopped(readMessages(bot, signal)));
        running.push(untilStopped(keepTelling(bot, signal)));
        await openInTelegram({ api, state, identity, say, ask, fetch, signal, url }, username);
      },
      close() {
        closed ??= closeAll();
        return closed;
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

const pause: Wait = (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined);

/**
 * The test controls, for the operator on this machine. A page in the operator's browser has an
 * `Origin` or comes by another host name, and gets nothing.
 */
function controls(backend: Backend, changed: () => void): RequestListener {
  const answer = listenerOf(backend);
  return (request, response) => {
    const { host = '', origin } = request.headers;
    const isOperator = origin === undefined && /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
    if (!isOperator || !request.url?.startsWith('/__mock/')) {
      response.writeHead(404).end();
      return;
    }
    response.once('finish', changed);
    answer(request, response);
  };
}
