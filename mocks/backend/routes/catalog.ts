import { Hono } from 'hono';
import type { ProductRecord } from '../records/catalog';
import { Refusal } from '../refusal';
import type { Env, World } from '../world';

const platforms = ['TG', 'WEB', 'APP', 'OPERATOR', 'QR', 'CLICK'];

/** The catalogue and product grades (§7). */
export function catalog(world: World): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/products/v1/overalls', (c) => {
    const type = c.req.query('type') ?? 'WEB';
    if (!platforms.includes(type)) throw new Refusal(400, 'bad-request', { field: 'type' });
    const own = (each: { merchantId: string }) => each.merchantId === c.get('merchant').id;
    return c.json({
      groups: world.db.groups.filter(own),
      categories: world.db.categories.filter(own),
      products: world.db.products
        .filter((each) => own(each) && each.active)
        .map((each) => toWire(world, each)),
    });
  });

  app.get('/products/v1/grade', (c) =>
    c.json(
      world.db.products
        .filter((each) => each.merchantId === c.get('merchant').id)
        .flatMap(({ id, grade }) => gradeNow(world, id, grade)),
    ),
  );

  return app;
}

/** The seed's grade counts as that of ten customers; null without any grade. */
function gradeNow({ db }: World, productId: string, before: number | null) {
  const own = db.productGrades.filter((each) => each.productId === productId);
  const count = own.length + (before === null ? 0 : 10);
  if (count === 0) return [];
  const sum = own.reduce((total, { grade }) => total + grade, (before ?? 0) * 10);
  return [{ productId, grade: Math.round((sum / count) * 10) / 10 }];
}

/** Adds the derived fields of §3. */
function toWire({ db }: World, product: ProductRecord) {
  const keepsNoStock = db.keepNoStock.includes(product.merchantId);
  return {
    ...product,
    ...(keepsNoStock && { amount: 0 }),
    isAvailable: product.isAvailable && (keepsNoStock || product.amount !== 0),
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
