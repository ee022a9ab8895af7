import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { idValue, readBody, someText } from '../body';
import { codeToWire, sendCode, useCode } from '../codes';
import { withToken } from '../guards';
import { orderToWire } from '../orderWire';
import type { OrderRecord } from '../records/order';
import { found, Refusal } from '../refusal';
import { planOrder, settle } from '../rules/orderPlan';
import { moveStock } from '../rules/placeOrder';
import type { Env, World } from '../world';

const cancellable = ['OPEN', 'CREATED', 'AT_TIME', 'ACCEPTED'];
const gradable = ['DONE', 'DELIVERED', 'CLOSED'];

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const gradeBody = v.object({
  grade: stars,
  comment: someText,
  products: v.optional(v.array(v.object({ productId: idValue, grade: stars })), []),
});

/** A customer's actions on a placed order (settled: assumed calls). */
export function orderSteps(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const signedIn = withToken(world);

  const ownOrder = (c: Context<Env>): OrderRecord => {
    settle(world.db.orders, world.clock.now());
    return found(
      world.db.orders.find(
        (each) => each.id === c.req.param('id') && each.userId === c.get('user').id,
      ),
      'order-not-found',
    );
  };

  // Without a code the call sends one: the order's first SMS, or another one.
  app.post('/orders/v1/orders/:id/confirm', signedIn, async (c) => {
    const { code } = await readBody(c, v.object({ code: someText }));
    const order = ownOrder(c);
    const now = world.clock.now();
    const { merchantId, phone } = c.get('user');
    if (!code) {
      const what = { purpose: 'ORDER' as const, subject: order.id, phone: phone ?? '', merchantId };
      return c.json(codeToWire(sendCode(world.db, what, now), now));
    }
    if (!order.isConfirmed) {
      useCode(world.db, { purpose: 'ORDER', subject: order.id, code }, now);
      order.isConfirmed = true;
      planOrder(order, now);
    }
    return c.json(orderToWire(world.db, order));
  });

  app.put('/orders/v1/orders/:id/cancel', signedIn, async (c) => {
    const { reason } = await readBody(c, v.object({ reason: someText }));
    const order = ownOrder(c);
    const settings = world.db.settings.find((each) => each.merchantId === order.merchantId);
    if (!settings?.cancelOrderActive || !cancellable.includes(order.status)) {
      throw new Refusal(409, 'order-not-cancellable');
    }
    order.status = 'CANCELED';
    order.reason = reason;
    order.plan = [];
    c.get('user').cashback += order.cashback;
    moveStock(world.db, order, 1);
    return c.json(orderToWire(world.db, order));
  });

  app.post('/orders/v1/orders/:id/grade', signedIn, async (c) => {
    const body = await readBody(c, gradeBody);
    const order = ownOrder(c);
    if (!gradable.includes(order.status)) throw new Refusal(409, 'order-not-gradable');
    if (order.grade !== null) throw new Refusal(409, 'order-graded');
    const ordered = order.cartItems.map(({ product }) => product.id);
    if (!body.products.every(({ productId }) => ordered.includes(productId))) {
      throw new Refusal(400, 'bad-request', { field: 'products' });
    }
    order.grade = body.grade;
    order.gradeComment = body.comment;
    world.db.productGrades.push(...body.products);
    return c.json(orderToWire(world.db, order));
  });

  return app;
}
