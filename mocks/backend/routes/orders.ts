import { type Context, Hono } from 'hono';
import { readBody } from '../body';
import { withToken } from '../guards';
import { orderToWire } from '../orderWire';
import { toPage } from '../page';
import type { OrderRecord } from '../records/order';
import { found, Refusal } from '../refusal';
import { orderBody } from '../rules/orderBody';
import { isArchived, settle } from '../rules/orderPlan';
import { placeOrder } from '../rules/placeOrder';
import type { Env, World } from '../world';

/** Period in which a repeated `Idempotency-Key` gets the first response again. */
const dayMs = 24 * 60 * 60 * 1000;

/** Placing orders and reading them (§7, orders). */
export function orders(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const signedIn = withToken(world);
  const wire = (order: OrderRecord) => orderToWire(world.db, order);

  const ownOf = (c: Context<Env>): OrderRecord[] => {
    const user = c.get('user');
    if (c.req.param('userId') !== user.id) throw new Refusal(403, 'forbidden');
    settle(world.db.orders, world.clock.now());
    return world.db.orders.filter((each) => each.userId === user.id).reverse();
  };

  app.get('/orders/v1/orders/user/:userId', signedIn, (c) => {
    const onlyArchive = c.req.query('onlyArchive') === 'true';
    const list = ownOf(c).filter((each) => !onlyArchive || isArchived(each));
    const size = Math.min(Math.max(Number(c.req.query('size')) || 10, 1), 100);
    const page = Math.max(Number(c.req.query('page')) || 0, 0);
    return c.json(toPage(world.db, list.map(wire), size, page));
  });

  app.get('/orders/v1/orders/user/:userId/active', signedIn, (c) =>
    c.json(
      ownOf(c)
        .filter((each) => !isArchived(each))
        .map(wire),
    ),
  );

  app.get('/orders/v1/orders/:id', signedIn, (c) => {
    settle(world.db.orders, world.clock.now());
    const order = world.db.orders.find(
      (each) => each.id === c.req.param('id') && each.userId === c.get('user').id,
    );
    return c.json(wire(found(order, 'order-not-found')));
  });

  const place = (atTime: boolean) => async (c: Context<Env>) => {
    const user = c.get('user');
    const key = c.req.header('idempotency-key');
    const body = await readBody(c, orderBody);
    const now = world.clock.now();
    const { acceptsIdempotencyKey, idempotency } = world.db;
    const memory = key && acceptsIdempotencyKey ? `${user.id}:${key}` : null;
    const before = memory ? idempotency[memory] : undefined;
    // No await from here on: of two concurrent requests the second finds the first.
    if (before && now - before.at < dayMs) return c.json(before.answer, 201);
    const answer = wire(placeOrder(world.db, user, body, { now, atTime }));
    if (memory) idempotency[memory] = { at: now, answer };
    return c.json(answer, 201);
  };
  app.post('/orders/v1/orders', signedIn, place(false));
  app.post('/orders/v1/orders/at-time', signedIn, place(true));

  app.get('/orders/v1/order/setting/:id', signedIn, (c) =>
    c.json(found(world.db.orderSettings.find((each) => each.merchantId === c.req.param('id')))),
  );

  return app;
}
