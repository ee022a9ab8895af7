import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { demoBotToken } from './bot';
import { type Clock, createClock } from './clock';
import { createDb, type Db, type Seed } from './db';
import { createFaults, type FaultBox } from './faults';
import { dropHeader, exposed, faulty } from './faulty';
import { withMerchant } from './guards';
import { createRecorder, type RecordedCall } from './recorder';
import { Refusal } from './refusal';
import { addresses } from './routes/addresses';
import { branches } from './routes/branches';
import { cards } from './routes/cards';
import { catalog } from './routes/catalog';
import { content } from './routes/content';
import { control } from './routes/control';
import { deliveries } from './routes/deliveries';
import { favourites } from './routes/favourites';
import { geocoder } from './routes/geocoder';
import { map } from './routes/map';
import { merchants } from './routes/merchants';
import { orderSteps } from './routes/orderSteps';
import { orders } from './routes/orders';
import { payments } from './routes/payments';
import { pictures } from './routes/pictures';
import { promos } from './routes/promos';
import { reservations } from './routes/reservations';
import { sessions } from './routes/sessions';
import { users } from './routes/users';
import { demoSeed } from './seed/demoSeed';
import { loadState, type SavedState, saveState } from './state';
import type { Env, World } from './world';

export type Backend = {
  /**
   * Handles a request; rejects with a TypeError, like `fetch`, when a fault drops the connection.
   */
  fetch(request: Request): Promise<Response>;
  readonly db: Db;
  readonly faults: FaultBox;
  readonly clock: Clock;
  /** the calls to `/api` so far, oldest first */
  readonly calls: RecordedCall[];
  /** all API calls, as `GET /users/v1/branches/:id` */
  readonly routes: readonly string[];
  /** the whole state as plain data */
  save(): SavedState;
  /** takes over a saved state; throws if it is none */
  load(saved: unknown): void;
  /** restores the seed: no users, orders, faults or calls, and the clock reset */
  reset(): void;
};

type BackendOptions = {
  now?: () => number;
  seed?: Seed;
  botToken?: string;
  otherHosts?: string;
};

const resources = [
  merchants,
  branches,
  catalog,
  favourites,
  sessions,
  users,
  promos,
  orderSteps,
  orders,
  deliveries,
  payments,
  cards,
  addresses,
  geocoder,
  content,
  reservations,
];

/**
 * The whole server as one function from Request to Response: `/api` is the product's REST API,
 * `/cdn` the picture proxy, `/map` the map's style and data, `/__mock` the test controls. `now` is
 * the wall clock in epoch milliseconds, `botToken` what init data is checked against, `otherHosts`
 * the key of the merchant shown on hosts that belong to none, such as a tunnel's.
 */
export function createBackend(options: BackendOptions = {}): Backend {
  const world = createWorld(options);

  const app = new Hono<Env>();
  app.use(cors({ origin: '*', maxAge: 600, exposeHeaders: exposed }));
  app.use('/api/*', withDate(world));
  app.use('/api/*', world.recorder.middleware);
  app.use('/api/*', faulty(world));
  app.use('/cdn/*', faulty(world));
  app.use('/map/*', faulty(world));
  app.use('/api/*', withMerchant(world));
  for (const resource of resources) app.route('/api', resource(world));
  app.route('/cdn', pictures(world));
  app.route('/map', map);
  app.route('/__mock', control(world));
  app.notFound((c) => c.json(noRoute(c.req.method, c.req.path), 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body(), error.status);
    console.error(error);
    return c.json(internal, 500);
  });

  return {
    async fetch(request) {
      const response = await app.fetch(request);
      if (response.headers.has(dropHeader)) throw new TypeError('fetch failed: connection reset');
      return response;
    },
    get db() {
      return world.db;
    },
    faults: world.faults,
    clock: world.clock,
    calls: world.recorder.calls,
    routes: routesOf(app),
    save: () => saveState(world),
    load: (saved) => loadState(world, saved),
    reset: world.reset,
  };
}

/** Sets `Date` to the shop's time on every response, including those made by faults. */
const withDate =
  ({ clock }: World): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    c.res.headers.set('date', new Date(clock.now()).toUTCString());
  };

/** Guards are registered as routes too, so a call may appear several times. */
function routesOf({ routes }: Hono<Env>): string[] {
  const calls = routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  return [...new Set(calls.map(({ method, path }) => `${method} ${path.replace('/api', '')}`))];
}

function createWorld(options: BackendOptions): World {
  const { now = Date.now, seed = demoSeed(), botToken = demoBotToken, otherHosts = null } = options;
  const clock = createClock(now);
  const faults = createFaults();
  const recorder = createRecorder(clock.now);
  const world: World = {
    db: createDb(seed),
    clock,
    faults,
    recorder,
    seed,
    botToken,
    otherHosts,
    reset() {
      world.db = createDb(seed);
      clock.reset();
      faults.clear();
      recorder.calls.length = 0;
    },
  };
  return world;
}

const noRoute = (method: string, path: string) => ({
  status: 404,
  message: `no route: ${method} ${path}`,
  description: {
    uz: 'Bunday manzil yoʻq',
    ru: 'Такого адреса нет',
    eng: 'There is no such address',
  },
});

const internal = {
  status: 500,
  message: 'internal',
  description: {
    uz: 'Xatolik yuz berdi, keyinroq urinib koʻring',
    ru: 'Произошла ошибка, попробуйте позже',
    eng: 'Something went wrong, please try again later',
  },
};
