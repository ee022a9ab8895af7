import { Hono } from 'hono';
import { withToken } from '../guards';
import { found, Refusal } from '../refusal';
import type { Env, World } from '../world';

/**
 * Promo codes (settled: assumed calls), exactly as they are spelt. A promo is returned as is; its
 * conditions are checked with the order.
 */
export function promos(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const of = (merchantId: string) =>
    world.db.promos.filter((each) => each.merchantId === merchantId);

  app.get('/orders/v1/promo', (c) => {
    const code = c.req.query('code') ?? '';
    return c.json(
      found(
        of(c.get('merchant').id).find((each) => each.code === code),
        'promo-not-found',
      ),
    );
  });

  app.get('/orders/v1/promo/user/:userId', withToken(world), (c) => {
    const user = c.get('user');
    if (c.req.param('userId') !== user.id) throw new Refusal(403, 'forbidden');
    return c.json(of(user.merchantId).filter((each) => each.isPublic));
  });

  return app;
}
