import { Hono } from 'hono';
import * as v from 'valibot';
import { idValue, readBody } from '../body';
import { nextId, removeFirst } from '../db';
import { withToken } from '../guards';
import { found, Refusal } from '../refusal';
import type { Env, World } from '../world';

/** A user's favourites (§7). */
export function favourites(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const signedIn = withToken(world);

  app.get('/products/v1/favourite/all', signedIn, (c) => {
    const user = c.get('user');
    const asked = c.req.query('userId');
    if (asked && asked !== user.id) throw new Refusal(403, 'forbidden');
    const wanted = c.req.query('isFavourite') !== 'false';
    return c.json(
      world.db.favourites
        .filter((each) => each.userId === user.id && each.isFavourite === wanted)
        .map((each) => ({
          ...each,
          product: world.db.products.find((product) => product.id === each.productId) ?? null,
        })),
    );
  });

  app.post('/products/v1/favourite', signedIn, async (c) => {
    const body = await readBody(
      c,
      v.object({ productId: idValue, isFavourite: v.optional(v.boolean(), true) }),
    );
    const user = c.get('user');
    found(
      world.db.products.find(
        (each) => each.id === body.productId && each.merchantId === user.merchantId,
      ),
      'product-not-found',
    );
    const known = world.db.favourites.find(
      (each) => each.userId === user.id && each.productId === body.productId,
    );
    const favourite = known ?? { id: nextId(world.db), userId: user.id, ...body };
    favourite.isFavourite = body.isFavourite;
    if (!known) world.db.favourites.push(favourite);
    return c.json(favourite, known ? 200 : 201);
  });

  app.delete('/products/v1/favourite/:id', signedIn, (c) => {
    const removed = removeFirst(
      world.db.favourites,
      (each) => each.id === c.req.param('id') && each.userId === c.get('user').id,
    );
    if (!removed) throw new Refusal(404, 'not-found');
    return c.body(null, 204);
  });

  return app;
}
