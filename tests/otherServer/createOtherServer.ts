import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { addresses } from './addresses';
import type { Env } from './answers';
import { createFaults, type Fault, gatewayPage, gatewayPath, pause, underFault } from './faults';
import { readSigned } from './initData';
import { orders } from './orders';
import { people } from './people';
import { shop } from './shop';
import { createWorld, type Options, type World } from './world';

/** A call that has come in; `status` is null while it waits, and for an answer that was dropped. */
export type Call = {
  method: string;
  /** behind the base, without the query */
  path: string;
  merchant: string | null;
  token: string | null;
  key: string | null;
  status: number | null;
};

export type OtherServer = {
  /** Returns a request; rejects with a TypeError, as `fetch` does, where the connection ends. */
  fetch(request: Request): Promise<Response>;
  /** what it has stored by now */
  readonly world: World;
  readonly calls: Call[];
  readonly options: Options;
  plant(fault: Fault): void;
  /** takes all faults away */
  heal(): void;
  /** the bot hears of a contact that Telegram has signed; throws for any other */
  receiveContact(raw: string): void;
  /** forgets everybody and everything, faults and calls too */
  reset(): void;
};

/** A shop's server as somebody else would have written it from the specification's section 7. */
export function createOtherServer(wanted: Partial<Options> = {}): OtherServer {
  const options: Options = {
    now: Date.now,
    botToken: '4242:OTHER-BOT',
    base: '/v/api/',
    latency: 20,
    acceptsIdempotencyKey: false,
    canCancel: false,
    tellsTime: false,
    ...wanted,
  };
  const faults = createFaults();
  const calls: Call[] = [];
  let world = createWorld(options);
  let app = routesOf(world);
  const root = options.base.replace(/\/$/, '');

  async function answer(request: Request, path: string): Promise<Response> {
    await pause(options.latency);
    const fault = request.method === 'OPTIONS' ? null : faults.take(request.method, path);
    const work = async () => app.fetch(request);
    return fault ? underFault(fault, work) : work();
  }

  return {
    options,
    calls,
    get world() {
      return world;
    },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === gatewayPath) return readable(gatewayPage(), options);
      const path = decodeURIComponent(pathname).slice(root.length);
      const call = callOf(request, path);
      if (request.method !== 'OPTIONS') calls.push(call);
      const response = await answer(request, path);
      call.status = response.status;
      return readable(response, options);
    },
    plant: faults.plant,
    heal: faults.clear,
    receiveContact(raw) {
      const fields = readSigned(raw, { botToken: options.botToken, now: options.now() });
      const contact = fields?.get('contact');
      if (!contact) throw new Error('The contact is not from Telegram');
      const { user_id, phone_number } = JSON.parse(contact);
      world.contacts.set(user_id, String(phone_number).replace(/\D/g, ''));
    },
    reset() {
      faults.clear();
      calls.length = 0;
      world = createWorld(options);
      app = routesOf(world);
    },
  };
}

function routesOf(world: World): Hono<Env> {
  const app = new Hono<Env>().basePath(world.options.base.replace(/\/$/, ''));
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['accept', 'authorization', 'content-type', 'idempotency-key', 'merchant'],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    }),
  );
  // Everything behind the shop's own guard wants the merchant's id.
  for (const part of [shop(world.options), people(world), orders(world), addresses(world)])
    app.route('/', part);
  app.notFound((c) => c.text('Nothing here', 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.res ?? c.text(error.message, error.status);
    console.error(error);
    return c.text('Internal error', 500);
  });
  return app;
}

/** Broken answers too may be read by a page of another origin, as those of a gateway may. */
function readable(response: Response, { tellsTime, now }: Options): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', tellsTime ? 'retry-after, date' : 'retry-after');
  // Where no browser stands between, what must not be read is not there.
  if (tellsTime) headers.set('date', new Date(now()).toUTCString());
  return new Response(response.body, { status: response.status, headers });
}

const callOf = ({ method, headers }: Request, path: string): Call => ({
  method,
  path,
  merchant: headers.get('merchant'),
  token: headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
  key: headers.get('idempotency-key'),
  status: null,
});
