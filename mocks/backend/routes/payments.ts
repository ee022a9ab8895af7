import { Hono } from 'hono';
import { withToken } from '../guards';
import { found, Refusal } from '../refusal';
import { isOnline } from '../rules/paymentRules';
import type { Env, World } from '../world';

/**
 * The checkout of an online payment (§7): a link to the demo provider's page, or to a Telegram
 * invoice if so configured.
 */
export function payments(world: World): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/payments/v2/checkout/:id', withToken(world), (c) => {
    const order = found(
      world.db.orders.find(
        (each) => each.id === c.req.param('id') && each.userId === c.get('user').id,
      ),
      'order-not-found',
    );
    if (!isOnline(order.paymentType)) throw new Refusal(422, 'payment-type-unavailable');
    if (order.isPaid) throw new Refusal(409, 'order-already-paid');
    if (world.db.checkoutLinks === 'invoice') {
      return c.json({ id: order.id, url: `https://t.me/$order${order.id}` });
    }
    const page = new URL(`/__mock/pay?order=${order.id}`, c.req.url);
    // behind a tunnel the connection to the customer is the tunnel's
    if (c.req.header('x-forwarded-proto') === 'https') page.protocol = 'https:';
    const link = page.href;
    // Providers name the link differently (settled: shapes on the wire), and so does the demo.
    if (order.paymentType === 'CLICK') return c.json({ id: order.id, link });
    if (order.paymentType === 'UZUM') return c.json({ id: order.id, checkoutUrl: link });
    return c.json({ id: order.id, url: link });
  });

  return app;
}
