import { Hono } from 'hono';
import { withToken } from '../guards';
import { toPage } from '../page';
import { found, Refusal } from '../refusal';
import type { Env, World } from '../world';

/**
 * A merchant's content: policies, banners, stories, vacancies, notices (§7; settled: assumed calls).
 */
export function content(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const of = (merchantId: string) => (each: { merchantId: string }) =>
    each.merchantId === merchantId;

  app.get('/support/v1/company/policies', (c) => {
    const wanted = c.req.queries('policies')?.flatMap((each) => each.split(',')) ?? [];
    return c.json(
      world.db.policies
        .filter(of(c.get('merchant').id))
        .filter((each) => wanted.length === 0 || wanted.includes(each.type)),
    );
  });

  app.get('/support/v1/banner', (c) =>
    c.json(world.db.banners.filter((each) => of(c.get('merchant').id)(each) && each.isActive)),
  );

  app.get('/notifications/v2/stories', (c) =>
    c.json(toPage(world.db, world.db.stories.filter(of(c.get('merchant').id)), 50)),
  );

  app.get('/support/v1/vacancies', (c) =>
    c.json(
      toPage(
        world.db,
        world.db.vacancies.filter((each) => of(c.get('merchant').id)(each) && each.isActive),
        50,
      ),
    ),
  );

  app.get('/support/v1/vacancies/:id', (c) =>
    c.json(
      found(
        world.db.vacancies
          .filter(of(c.get('merchant').id))
          .find((each) => each.id === c.req.param('id')),
      ),
    ),
  );

  app.get('/notifications/v1/notifications/user/:userId', withToken(world), (c) => {
    const user = c.get('user');
    if (c.req.param('userId') !== user.id) throw new Refusal(403, 'forbidden');
    const list = world.db.notices
      .filter(of(user.merchantId))
      .filter((each) => each.userId === null || each.userId === user.id)
      .sort((a, b) => b.createdDate.localeCompare(a.createdDate));
    return c.json(toPage(world.db, list, 20, Math.max(Number(c.req.query('page')) || 0, 0)));
  });

  return app;
}
