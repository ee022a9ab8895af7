import { Hono } from 'hono';
import { type Body, bodyOf, type Env, no, numberIn, page, textIn } from './answers';
import { withToken } from './people';
import { branches } from './shop';
import type { Reserved, World } from './world';

/** Tables that are reserved: a list says when and where, and nothing of how many come. */
export function reservations(world: World) {
  const app = new Hono<Env>();
  const path = '/orders/v1/reservations';
  app.use(`${path}/*`, withToken(world));
  const shown = ({ id, at, branchId, comment }: Reserved) => ({
    ...{ id, comment, time: at },
    branch: branches.find((branch) => branch.id === branchId),
  });
  app.get(path, (c) => {
    const mine = world.reservations.filter(({ userId }) => userId === c.get('person').id);
    return c.json(page(mine.map(shown)));
  });
  app.post(path, async (c) => {
    const body: Body = await bodyOf(c.req);
    const [branchId, at] = [numberIn(body.branchId), Date.parse(String(body.time))];
    if (branchId === null || !Number.isFinite(at)) throw no(400, 'Where and when?');
    const comment = textIn(body.comment) ?? '';
    const reservation = { id: world.nextId(), userId: c.get('person').id, branchId, at, comment };
    world.reservations.push(reservation);
    return c.json({ id: reservation.id }, 201);
  });
  return app;
}
