import { demoBotToken } from '../../../mocks/backend/bot';
import type { Db } from '../../../mocks/backend/db';
import { createVisitor } from '../../../mocks/backend/visitor';
import { createFakeBotApi } from '../../demo/fakeBotApi.testing';
import type { Certificate } from '../certificate';
import type { LineId, OutcomeOf } from '../lines';
import type { Light } from '../lines/outcomes';
import type { CheckTarget } from '../readTargets';
import { runCheck } from '../runCheck';
import {
  type Changes,
  createWorld,
  demoBackend,
  goodCertificate,
  now,
  shopPage,
  target,
  withBody,
} from '../world.testing';

type FakeBotApi = Awaited<ReturnType<typeof createFakeBotApi>>;

/** What is wrong with a shop that is in order besides. */
export type Plant = {
  /** answers, by the beginning of their address */
  changes?: Changes;
  /** what answers at the shop's address, in place of the stand-in */
  atShop?: (url: URL) => Promise<Response>;
  /** what the server holds */
  server?: (db: Db) => void;
  /** the bot's token that the server goes by */
  serverToken?: string;
  /** the bot that the server names */
  serverBot?: string;
  /** `telegramBotLink` of the merchant's settings */
  link?: string | null;
  /** what Telegram knows of the bot */
  bot?: (profile: FakeBotApi['profile']) => void;
  menuButton?: object;
  /** a method that Telegram does not answer */
  unanswered?: string;
  certificate?: Partial<Certificate> | 'nobody';
  /** what is typed otherwise */
  typed?: Partial<CheckTarget>;
  /** an order is placed, as a customer */
  isOrdering?: true;
  /** what else is red, or yellow beside what is yellow, and what is grey for it */
  also?: `${Light} ${Says}`;
};

export type Says = { [Id in LineId]: `${Id} ${OutcomeOf<Id>}` }[LineId];

/**
 * By the colour, the line and its outcome the faults that they name, in an operator's words, and how each is planted.
 * In green is what looks like a fault and is none, in grey what is not asked though nothing is wrong.
 */
export type Faults = {
  readonly [_ in `${Light} ${Says}`]?: Readonly<Record<string, Plant>>;
};

/** Plants faults in the shop of `world.testing`, with its bot, and checks all of it. */
export async function createPlanter() {
  const api = await createFakeBotApi(demoBotToken);
  const start = structuredClone(api.profile);
  const network = globalThis.fetch;

  async function checkWith(plant: Plant) {
    Object.assign(api.profile, structuredClone(start));
    api.profile.commands.set('', [{ command: 'start', description: 'Open' }]);
    plant.bot?.(api.profile);
    const button = { type: 'web_app', text: 'Shop', web_app: { url: 'https://demo.shop.test/' } };
    await network(`${api.origin}/bot${demoBotToken}/setChatMenuButton`, {
      method: 'POST',
      body: JSON.stringify({ menu_button: plant.menuButton ?? button }),
    });
    if (plant.unanswered) api.troubles.push({ method: plant.unanswered, status: 0, body: '' });
    const backend = demoBackend(plant.serverToken);
    const { link = 'https://t.me/demo_shop_bot?start=web', serverBot = 'demo_shop_bot' } = plant;
    for (const one of backend.db.settings) one.telegramBotLink = link;
    for (const one of backend.db.botSettings) one.botUsername = serverBot;
    // as good as hundreds, and read in a tenth of the time
    backend.db.products.splice(20);
    plant.server?.(backend.db);
    const visitor = createVisitor(backend);
    if (plant.isOrdering) await visitor.signIn();
    const token = plant.isOrdering ? visitor.token : null;
    const { atShop, certificate, changes, typed } = plant;
    const world = createWorld(changes, backend);
    return runCheck(
      { ...target, botToken: demoBotToken, botApiOrigin: api.origin, token, ...typed },
      {
        fetch(input, init) {
          const url = new URL(input instanceof Request ? input.url : input);
          if (url.origin === api.origin) return network(input, init);
          if (atShop && url.hostname.endsWith('shop.test')) return atShop(url);
          return world.fetch(input, init);
        },
        readCertificate: () =>
          certificate === 'nobody'
            ? Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
            : Promise.resolve({ ...goodCertificate, ...certificate }),
        now,
        pauseMs: 0,
        print: () => undefined,
        ...(plant.isOrdering && { mayWrite: () => Promise.resolve(true) }),
      },
    );
  }
  return { checkWith, close: () => api.close() };
}

/** The bot's menu button opens another address. */
export const menuOf = (url: string): Plant => ({
  menuButton: { type: 'web_app', web_app: { url } },
});
/** The shop's page, and whatever else is at its address. */
export const page = 'demo.shop.test/';
/** Another answer there, or of the API. */
export const onPage = (change: Changes[string]): Plant => ({ changes: { [page]: change } });
export const onApi = (change: Changes[string]): Plant => ({ changes: { 'api.test': change } });
/** Another path at the shop's address. */
export const served = (path: string, body: string, status = 200): Changes => ({
  [`${page}${path}`]: withBody(body, status),
});
/** Another text in the shop's page. */
export const withPage = (from: string, to: string): Changes => ({
  [page]: (answer) =>
    answer.body === shopPage ? { ...answer, body: shopPage.replaceAll(from, to) } : answer,
});
/** Something else in the policy. */
export const withPolicy = (part: string, other: string): Changes => ({
  [page]: (answer) => {
    const policy = answer.headers['Content-Security-Policy']?.replaceAll(part, other) ?? '';
    return { ...answer, headers: { ...answer.headers, 'Content-Security-Policy': policy } };
  },
});
/** Several changes, also of one address. */
export const together = (...several: Changes[]): Changes => {
  const whole: Record<string, Changes[string]> = {};
  for (const [start, change] of several.flatMap((one) => Object.entries(one))) {
    const before = whole[start];
    whole[start] = (answer, request, sent) => {
      const first = before ? before(answer, request, sent) : answer;
      return first && change(first, request, sent);
    };
  }
  return whole;
};
/** The page does not say where its API is. */
export const noApi = withPage('storefront:VITE_API', 'x');
