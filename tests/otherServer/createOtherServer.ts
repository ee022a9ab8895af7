import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { addresses } from './addresses';
import type { Env } from './answers';
import { createFaults, type Fault, gatewayPage, gatewayPath, pause, underFault } from './faults';
import { readSigned } from './initData';
import { orders } from './orders';
import { people } from './people';
import { reservations } from './reservations';
import { shop } from './shop';
import { concerns, type Variant, written } from './variants';
import { createWorld, type Options, type World } from './world';

/** A received call; `status` is null while it is pending, and for a dropped response. */
export type Call = {
  method: string;
  /** relative to the base, without the query */
  path: string;
  merchant: string | null;
  token: string | null;
  key: string | null;
  status: number | null;
};

export type OtherServer = {
  /** Handles a request; rejects with a TypeError, like `fetch`, when the connection breaks. */
  fetch(request: Request): Promise<Response>;
  /** what is stored */
  readonly world: World;
  readonly calls: Call[];
  readonly options: Options;
  plant(fault: Fault): void;
  /** removes all faults */
  heal(): void;
  /** delivers a contact signed by Telegram to the bot; throws for any other */
  receiveContact(raw: string): void;
  /** drops all state, including faults and calls */
  reset(): void;
};

/** A shop's server written independently from section 7 of the specification. */
export function createOtherServer(wanted: Partial<Options> = {}): OtherServer {
  const options: Options = {
    now: Date.now,
    botToken: '4242:OTHER-BOT',
    base: '/v/api/',
    latency: 20,
    acceptsIdempotencyKey: false,
    canCancel: false,
    takesPayme: false,
    takesPromos: false,
    hasCouriers: false,
    checksArea: false,
    takesGrades: false,
    listsLines: true,
    listsTotals: true,
    takesLineNotes: false,
    tellsTime: false,
    digits: 2,
    variants: [],
    ...wanted,
  };
  const faults = createFaults();
  const calls: Call[] = [];
  /** the variants that have had their first refusal */
  const refused = new Set<Variant>();
  let world = createWorld(options);
  let app = routesOf(world);
  const root = options.base.replace(/\/$/, '');

  async function answer(request: Request, path: string): Promise<Response> {
    await pause(options.latency);
    const { method } = request;
    const fault =
      method === 'OPTIONS' ? null : (faults.take(method, path) ?? firstOf(method, path));
    const work = async () => varied(await app.fetch(request), method, path, options);
    return fault ? underFault(fault, work) : work();
  }

  /** The refusal of the first call that such a variant is about. */
  function firstOf(method: string, path: string): Fault | null {
    const variant = options.variants.find(
      (each) => each.atFirst && !refused.has(each) && concerns(each, `${method} ${path}`),
    );
    if (!variant?.atFirst) return null;
    refused.add(variant);
    return { path, answer: variant.atFirst };
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
      const store = () => world.contacts.set(user_id, String(phone_number).replace(/\D/g, ''));
      const after = options.variants.find(({ contactAfter }) => contactAfter)?.contactAfter;
      if (after === undefined) store();
      else setTimeout(store, after);
    },
    reset() {
      faults.clear();
      refused.clear();
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
  // Everything behind the shop's own guard requires the merchant's id.
  for (const part of [
    shop(world.options),
    people(world),
    orders(world),
    addresses(world),
    reservations(world),
  ])
    app.route('/', part);
  app.notFound((c) => c.text('Nothing here', 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.res ?? c.text(error.message, error.status);
    console.error(error);
    return c.text('Internal error', 500);
  });
  return app;
}

/** The response in this author's handwriting. */
async function varied(
  response: Response,
  method: string,
  path: string,
  { variants }: Options,
): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json');
  if (variants.length === 0 || !response.ok || !isJson) return response;
  const body: unknown = await response.json();
  const { status, headers } = response;
  const call = `${method} ${path}${path.endsWith('/login') ? partOf(body) : ''}`;
  return Response.json(written(body, call, variants), { status, headers: copied(headers) });
}

/** The same call sends a code, and then returns the token. */
const partOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'token' in body ? '#token' : '#code';

const copied = (headers: Headers): Headers => {
  const copy = new Headers(headers);
  copy.delete('content-length');
  return copy;
};

/** Broken responses are readable across origins too, as those of a gateway may be. */
function readable(response: Response, { tellsTime, now }: Options): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', tellsTime ? 'retry-after, date' : 'retry-after');
  // Without a browser in between, a header that must not be readable is left out.
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
