import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { readBody } from '../body';
import type { OrderRecord } from '../records/order';
import { planOrder } from '../rules/orderPlan';
import type { World } from '../world';

type Html = ReturnType<typeof html>;
const paid = html`<h1>Paid</h1>`;
const failed = html`<h1>The payment failed</h1><p>Nothing was charged.</p>`;
const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:/.test(text);

const linksBody = v.object({ links: v.picklist(['page', 'invoice']) });
const invoiceBody = v.object({ slug: v.pipe(v.string(), v.regex(/^order\w+$/)) });

/**
 * The demo payment provider: the page behind a checkout link, where the payment can succeed or
 * fail, and Telegram invoices.
 */
export function pay(world: World): Hono {
  const app = new Hono();
  const orderOf = (id: string | undefined) => world.db.orders.find((each) => each.id === id);

  const settlePayment = (order: OrderRecord) => {
    if (order.isPaid) return;
    order.isPaid = true;
    planOrder(order, world.clock.now());
  };

  /** A result, and the way back: to where the person came from, or to the order in the shop. */
  const outcome = (order: OrderRecord, result: Html, back: unknown) => {
    const merchant = world.db.merchants.find(({ id }) => id === order.merchantId);
    const query = new URLSearchParams({ order: order.id, vendor: merchant?.sub ?? '' });
    const address = isWebAddress(back) ? back : `/checkout/confirm?${query}`;
    return page(html`${result}<a href="${address}">Back to the shop</a>`);
  };

  // Sets the kind of link the checkout returns.
  app.put('/links', async (c) => {
    world.db.checkoutLinks = (await readBody(c, linksBody)).links;
    return c.json({ links: world.db.checkoutLinks });
  });

  // The bot's server learns from Telegram that an invoice was paid.
  app.post('/invoice', async (c) => {
    const { slug } = await readBody(c, invoiceBody);
    const order = orderOf(slug.replace('order', ''));
    if (!order) return c.json({ message: 'no such order' }, 404);
    settlePayment(order);
    return c.json({ ok: true });
  });

  app.get('/', (c) => {
    const order = orderOf(c.req.query('order'));
    if (!order) return c.html(page(html`<h1>No such order</h1>`), 404);
    const back = c.req.query('back') ?? '';
    if (order.isPaid) return c.html(outcome(order, paid, back));
    return c.html(
      page(html`<h1>Order ${order.number}</h1>
        <p class="sum">${order.totalPrice.toLocaleString('ru-RU')} soʻm</p>
        <form method="post">
          <input type="hidden" name="order" value="${order.id}" />
          <input type="hidden" name="back" value="${back}" />
          <button name="outcome" value="paid">Pay with ${order.paymentType}</button>
          <button name="outcome" value="failed" class="plain">Let it fail</button>
        </form>`),
    );
  });

  app.post('/', async (c) => {
    const form = await c.req.parseBody();
    const order = orderOf(String(form.order));
    if (!order) return c.html(page(html`<h1>No such order</h1>`), 404);
    if (form.outcome !== 'paid') {
      return c.html(outcome(order, failed, form.back));
    }
    settlePayment(order);
    return c.html(outcome(order, paid, form.back));
  });

  return app;
}

function page(content: Html) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Demo payment</title>
        <style>
          body { font: 18px/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 22rem; padding: 1rem; text-align: center }
          .sum { font-size: 2rem; font-weight: 700 }
          a, button { display: block; box-sizing: border-box; width: 100%; padding: 0.9rem; margin-top: 0.75rem; border: 0; border-radius: 0.75rem; background: #1f7a4d; color: #fff; font: inherit; text-decoration: none }
          .plain { background: #eee; color: #333 }
        </style>
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}
