import { Hono } from 'hono';
import * as v from 'valibot';
import { percentOf, toMoney } from '../../../src/domain/basket/pricing';
import { productLink } from '../../../src/domain/catalog/shareLink';
import { formatMoney } from '../../../src/domain/text/format';
import { type Language, languages, localize } from '../../../src/domain/text/language';
import { idValue, readBody } from '../body';
import { nextId } from '../db';
import { withToken } from '../guards';
import type { ProductRecord } from '../records/catalog';
import { found, Refusal } from '../refusal';
import type { Env, World } from '../world';

const messageBody = v.object({
  productId: idValue,
  language: v.optional(v.picklist(languages), 'uz'),
});

/** What the button of a product's card says. */
const buttonTexts: Readonly<Record<Language, string>> = {
  uz: 'Doʻkonda ochish',
  ru: 'Открыть в магазине',
  eng: 'Open in the shop',
  ar: 'فتح في المتجر',
  kz: 'Дүкенде ашу',
  tr: 'Mağazada aç',
  zh: '在店铺中打开',
};

/** Messages that the bot prepares for its users to send (settled: assumed calls). */
export function preparedMessages(world: World): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/webbot/v1/messages/product', withToken(world), async (c) => {
    const { productId, language } = await readBody(c, messageBody);
    const { merchantId, telegramId } = c.get('user');
    // Telegram keeps a message for one of its own users.
    if (telegramId === null) throw new Refusal(403, 'forbidden');
    const { db } = world;
    const product = found(
      db.products.find((each) => each.id === productId && each.merchantId === merchantId),
      'product-not-found',
    );
    const bot = found(db.botSettings.find((each) => each.merchantId === merchantId)).botUsername;
    const base = { bot, origin: new URL(c.req.url).origin, vendor: null };
    const message = {
      id: nextId(db),
      telegramId,
      picture:
        product.image && `/cdn/insecure/resize:fit:640:480/quality:80/plain/${product.image}@webp`,
      text: `${localize(product.name, language)}\n${priceOf(product, language)}`,
      button: { text: buttonTexts[language], url: productLink({ productId, ...base }) },
    };
    db.preparedMessages.push(message);
    return c.json({ id: message.id }, 201);
  });

  return app;
}

function priceOf({ costPrice, discount }: ProductRecord, language: Language): string {
  const full = toMoney(costPrice, 2);
  return formatMoney(full - percentOf(full, discount), language, 'UZS');
}
