// @vitest-environment node
import { expect, test } from 'vitest';
import { formatMoney } from '../../src/domain/text/format';
import { createBackend } from './app';
import { createVisitor } from './visitor';

const path = '/api/webbot/v1/messages/product';

async function arrange() {
  const backend = createBackend();
  const visitor = createVisitor(backend);
  await visitor.signIn(42);
  return { backend, visitor };
}

test('a product’s card is prepared for the Telegram user of the token, in their language', async () => {
  const { backend, visitor } = await arrange();
  const product = backend.db.products.find(({ id }) => id === 'lagmon');
  if (!product) throw new Error('The shop has no lagʻmon');
  Object.assign(product, { costPrice: 40_000, discount: 25 });
  const answer = await visitor.post(path, { productId: 'lagmon', language: 'ru' });
  expect(answer.status).toBe(201);
  const message = {
    id: answer.body.id,
    telegramId: '42',
    picture: `/cdn/insecure/resize:fit:640:480/quality:80/plain/${product.image}@webp`,
    text: `${product.name.ru}\n${formatMoney(3_000_000, 'ru', 'UZS')}`,
    button: {
      text: 'Открыть в магазине',
      url: 'https://t.me/oltinqozon_demo_bot?startapp=product_lagmon',
    },
  };
  expect(backend.db.preparedMessages).toEqual([message]);
  expect((await visitor.get(`/__mock/bot/messages/${message.id}`)).body).toEqual(message);
  expect((await visitor.get(message.picture)).status).toBe(200);
  expect((await visitor.get('/__mock/bot/messages/0')).status).toBe(404);
});

test('a language without texts of the merchant reads those that its readers rather read', async () => {
  const { backend, visitor } = await arrange();
  await visitor.post(path, { productId: 'lagmon', language: 'kz' });
  expect(backend.db.preparedMessages[0]?.button.text).toBe('Дүкенде ашу');
  const russian = backend.db.products.find(({ id }) => id === 'lagmon')?.name.ru;
  expect(backend.db.preparedMessages[0]?.text).toContain(russian);
});

test.each([
  ['an unknown product', { productId: 'nothing' }, 404, 'product-not-found'],
  ['no product', {}, 400, 'bad-request'],
  ['an unknown language', { productId: 'lagmon', language: 'fr' }, 400, 'bad-request'],
])('a message of %s is refused', async (_, body, status, reason) => {
  const { backend, visitor } = await arrange();
  const answer = await visitor.post(path, body);
  expect([answer.status, answer.body.message]).toEqual([status, reason]);
  expect(backend.db.preparedMessages).toEqual([]);
});

test('another shop’s product is unknown', async () => {
  const { backend, visitor } = await arrange();
  const other = backend.db.products.find(({ merchantId }) => merchantId !== '7001');
  expect((await visitor.post(path, { productId: other?.id })).body.message).toBe(
    'product-not-found',
  );
});

test('a person without Telegram, and a guest, have no message prepared', async () => {
  const { backend, visitor } = await arrange();
  for (const user of backend.db.users) user.telegramId = null;
  expect((await visitor.post(path, { productId: 'lagmon' })).status).toBe(403);
  expect((await createVisitor(backend).post(path, { productId: 'lagmon' })).status).toBe(401);
});
