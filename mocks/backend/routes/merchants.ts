import { Hono } from 'hono';
import { paymentFlags } from '../../../src/domain/settingsSchema';
import { merchantOfOtherHosts } from '../guards';
import { found } from '../refusal';
import type { Env, World } from '../world';

/** The merchant, its appearance and its order rules (§7, merchant and settings). */
export function merchants(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const of = (merchantId: string) => (each: { merchantId: string }) =>
    each.merchantId === merchantId;

  app.get('/users/v1/merchants/sub/:sub', (c) => {
    const sub = c.req.param('sub').toLowerCase();
    return c.json(
      found(
        world.db.merchants.find((each) => each.sub === sub) ?? merchantOfOtherHosts(world),
        'merchant-not-found',
      ),
    );
  });

  app.get('/users/v1/merchants/domain/:host', (c) => {
    const host = c.req.param('host').toLowerCase();
    return c.json(
      found(
        world.db.merchants.find((each) => each.domainUrl === host) ?? merchantOfOtherHosts(world),
        'merchant-not-found',
      ),
    );
  });

  app.get('/support/v1/merchant/settings/web', (c) =>
    c.json(found(world.db.settings.find(of(c.get('merchant').id)))),
  );

  // Inside the Click app only Click can be paid with.
  app.get('/support/v1/merchant/settings/click-app/client', (c) =>
    c.json({
      ...found(world.db.settings.find(of(c.get('merchant').id))),
      ...Object.fromEntries(paymentFlags.map((flag) => [flag, flag === 'clickActive'])),
      cardActive: false,
      paymentConfigurations: [],
    }),
  );

  app.get('/orders/v1/merchant/settings', (c) =>
    c.json(found(world.db.orderRules.find(of(c.get('merchant').id)))),
  );

  app.get('/webbot/v1/setting', (c) =>
    c.json(found(world.db.botSettings.find(of(c.get('merchant').id)))),
  );

  app.get('/support/v1/brand/catalog', (c) => {
    // Only merchants of the requesting brand: a shop alone in its brand shows no tabs.
    const own = world.db.brands.find(of(c.get('merchant').id));
    return c.json(own ? world.db.brands : []);
  });

  return app;
}
