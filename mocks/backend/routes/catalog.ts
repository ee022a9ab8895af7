import { Hono } from 'hono';
import type { ProductRecord } from '../records/catalog';
import { Refusal } from '../refusal';
import type { Env, World } from '../world';

const platforms = ['TG', 'WEB', 'APP', 'OPERATOR', 'QR', 'CLICK'];

/** The catalogue and how its products are graded (§7). */
export function catalog(world: World): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/products/v1/overalls', (c) => {
    const type = c.req.query('type') ?? 'WEB';
    if (!platforms.includes(type)) throw new Refusal(400, 'bad-request', { field: 'type' });
    const own = (each: { merchantId: string }) => each.merchantId === c.get('merchant').id;
    return c.json({
      groups: world.db.groups.filter(own),
      categories: world.db.categories.filter(own),
      products: world.db.products.filter((each) => own(each) && each.active).map(toWire),
    });
  });

  app.get('/products/v1/grade', (c) =>
    c.json(
      world.db.products
        .filter((each) => each.merchantId === c.get('merchant').id && each.grade !== null)
        .map(({ id, grade }) => ({ productId: id, grade })),
    ),
  );

  return app;
}

/** The fields of section 3 that the server derives. */
function toWire(product: ProductRecord) {
  return {
    ...product,
    isAvailable: product.isAvailable && product.amount !== 0,
    category: { id: product.categoryId },
    favourite: false,
    isFavourite: false,
    favaoriteId: null,
    reviews: [],
    eatsPrice: product.costPrice,
    enabledEats: false,
    expressPrice: product.costPrice,
    enabledExpress: false,
    systems: [],
  };
}
