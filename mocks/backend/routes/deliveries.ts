import { Hono } from 'hono';
import * as v from 'valibot';
import { maybeId, readBody } from '../body';
import { nextId } from '../db';
import { withToken } from '../guards';
import { found, Refusal } from '../refusal';
import { courierPlace } from '../rules/courierPlace';
import { settle } from '../rules/orderPlan';
import { isInside, metresBetween } from '../rules/places';
import { deliveryPrice } from '../rules/tariff';
import type { Env, World } from '../world';

const tariffBody = v.object({
  productPrice: v.optional(v.nullable(v.number())),
  distance: v.optional(v.nullable(v.number())),
  branchId: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  address: v.optional(v.unknown()),
  cityId: maybeId,
});

/** Couriers and delivery prices (§7, orders). */
export function deliveries(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const signedIn = withToken(world);

  app.post('/deliveries/v1/delivery/tariff/client/calculate', signedIn, async (c) => {
    const body = await readBody(c, tariffBody);
    const merchantId = c.get('merchant').id;
    const branch = found(
      world.db.branches.find((each) => each.id === body.branchId && each.merchantId === merchantId),
      'branch-not-found',
    );
    if (!branch.settings.deliveryEnabled) throw new Refusal(422, 'service-unavailable');
    const spot = { latitude: body.latitude, longitude: body.longitude };
    const rules = world.db.orderRules.find((each) => each.merchantId === merchantId);
    const regions = world.db.regions.filter((each) => each.merchantId === merchantId);
    if (rules?.shouldValidateDeliveryArea && !regions.some((region) => isInside(spot, region))) {
      throw new Refusal(422, 'out-of-zone');
    }
    const tariff = {
      id: nextId(world.db),
      merchantId,
      branchId: branch.id,
      ...spot,
      price: deliveryPrice(branch, spot),
      distance: metresBetween(branch, spot),
      createdAt: world.clock.now(),
    };
    world.db.tariffs.push(tariff);
    return c.json({ id: tariff.id, price: tariff.price });
  });

  // Only customers of the courier's orders may see him, by his id or the order's.
  app.get('/deliveries/v1/delivery/courier/:id', signedIn, (c) => {
    settle(world.db.orders, world.clock.now());
    const id = c.req.param('id');
    const order = world.db.orders.findLast(
      (each) =>
        each.userId === c.get('user').id &&
        each.courierId !== null &&
        (each.courierId === id || each.id === id),
    );
    const { courierId, courierStatus, branchId } = found(order);
    const branch = world.db.branches.find((each) => each.id === branchId);
    return c.json({
      id: courierId,
      balance: 0,
      status: courierStatus,
      ...courierPlace(found(order), branch, world.clock.now()),
      user: { id: courierId, firstName: 'Sardor', lastName: 'Qodirov', phone: '+998901112233' },
      branch: branch ?? null,
    });
  });

  return app;
}
