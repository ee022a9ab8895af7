import { Hono } from 'hono';
import { toPage } from '../page';
import { found, Refusal } from '../refusal';
import { isOpen } from '../rules/hours';
import { byDistance } from '../rules/places';
import type { Env, World } from '../world';

/** Branches and cities (§7). */
export function branches(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const live = (merchantId: string) =>
    world.db.branches.filter((each) => each.merchantId === merchantId && !each.deleted);

  app.get('/users/v1/branches', (c) => c.json(live(c.get('merchant').id)));

  app.get('/users/v1/branches/full', (c) => {
    const cityId = c.req.query('cityId');
    const list = live(c.get('merchant').id).filter((each) => !cityId || each.cityId === cityId);
    return c.json(toPage(world.db, list, 100));
  });

  app.get('/users/v1/branches/:id', (c) =>
    c.json(
      found(
        live(c.get('merchant').id).find((each) => each.id === c.req.param('id')),
        'branch-not-found',
      ),
    ),
  );

  app.get('/users/v1/branches/merchant/:merchantId/closest', (c) => {
    const merchantId = c.req.param('merchantId');
    // §5: the specification prescribes these two texts.
    if (merchantId === 'null' || merchantId === '') {
      throw new Refusal(400, 'Merchant ID is not defined');
    }
    if (merchantId === 'undefined') throw new Refusal(400, 'Merchant ID is undefined');
    const spot = { latitude: Number(c.req.query('lat')), longitude: Number(c.req.query('lon')) };
    if (!c.req.query('lat') || !Number.isFinite(spot.latitude + spot.longitude)) {
      throw new Refusal(400, 'bad-request', { field: 'lat, lon' });
    }
    const delivers = c.req.query('type') === 'DELIVERY';
    const [nearest] = byDistance(live(merchantId), spot).filter(
      (each) =>
        each.isActive &&
        isOpen(each, 'DELIVERY', world.clock.now()) &&
        (!delivers || each.settings.deliveryEnabled),
    );
    return c.json(found(nearest, 'no-branches'));
  });

  app.get('/users/v1/city-merchant/merchant/:merchantId', (c) =>
    c.json(world.db.cities.filter((each) => each.merchantId === c.req.param('merchantId'))),
  );

  return app;
}
