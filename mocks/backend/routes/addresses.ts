import { Hono } from 'hono';
import * as v from 'valibot';
import { maybeId, readBody, someText } from '../body';
import { toIso } from '../clock';
import { nextId, removeFirst } from '../db';
import { withToken } from '../guards';
import { found, Refusal } from '../refusal';
import type { Env, World } from '../world';

const degrees = (limit: number) =>
  v.optional(v.nullable(v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit)), null), null);
/** Fields that nobody knows are stored too, as are `type` and `details` in any form. */
const addressBody = v.looseObject({
  type: v.optional(v.nullable(v.string(), null), null),
  name: someText,
  streetName: someText,
  details: v.optional(v.unknown(), null),
  description: someText,
  latitude: degrees(90),
  longitude: degrees(180),
  cityId: maybeId,
  houseNumber: someText,
  comment: someText,
  office: someText,
  domophone: someText,
  entrance: someText,
  floor: someText,
});

/** Saved addresses and delivery regions (§7). */
export function addresses(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const signedIn = withToken(world);

  app.get('/users/v1/addresses/merchant/:merchantId/user/:userId', signedIn, (c) => {
    const user = c.get('user');
    if (c.req.param('userId') !== user.id) throw new Refusal(403, 'forbidden');
    return c.json(world.db.addresses.filter((each) => each.userId === user.id));
  });

  app.post('/users/v1/addresses/user/:userId', signedIn, async (c) => {
    const { id: userId, merchantId } = c.get('user');
    if (c.req.param('userId') !== userId) throw new Refusal(403, 'forbidden');
    const address = {
      ...(await readBody(c, addressBody)),
      id: nextId(world.db),
      userId,
      merchantId,
      createdDate: toIso(world.clock.now()),
    };
    world.db.addresses.push(address);
    return c.json(address, 201);
  });

  app.put('/users/v1/addresses/:id', signedIn, async (c) => {
    const id = c.req.param('id');
    const address = found(
      world.db.addresses.find((each) => each.id === id && each.userId === c.get('user').id),
    );
    const { userId, merchantId, createdDate } = address;
    const own = { id, userId, merchantId, createdDate };
    return c.json(Object.assign(address, await readBody(c, addressBody), own));
  });

  app.delete('/users/v1/addresses/:id', signedIn, (c) => {
    const id = c.req.param('id');
    const removed = removeFirst(
      world.db.addresses,
      (each) => each.id === id && each.userId === c.get('user').id,
    );
    if (!removed) throw new Refusal(404, 'not-found');
    return c.body(null, 204);
  });

  app.get('/users/v1/region', signedIn, (c) =>
    c.json(world.db.regions.filter((each) => each.merchantId === c.get('merchant').id)),
  );

  return app;
}
