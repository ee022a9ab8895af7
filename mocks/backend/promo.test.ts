// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';
import { createVisitor, orderOf } from './visitor';

async function arrange() {
  const backend = createBackend();
  const visitor = createVisitor(backend);
  await visitor.signIn();
  const promoOf = async (code: string) =>
    (await visitor.get(`/api/orders/v1/promo?code=${code}`)).body;
  return { backend, visitor, promoOf };
}

describe('a promo', () => {
  it('is found by its code, exactly as it is spelt', async () => {
    const { promoOf } = await arrange();
    expect(await promoOf('SALOM10')).toMatchObject({
      discountType: 'PERCENTAGE',
      productDiscount: 10,
    });
    expect(await promoOf('salom10')).toMatchObject({ status: 404 });
    expect(await promoOf('NOTHING')).toMatchObject({ status: 404, message: 'promo-not-found' });
  });

  it('reduces the order’s total', async () => {
    const { backend, visitor, promoOf } = await arrange();
    const promo = await promoOf('SALOM10');
    const part = { promo, promoId: promo.id, promoCode: promo.code };
    const body = orderOf(backend, [{ id: 'tandir-somsa', count: 4 }], part);
    const answer = await visitor.post('/api/orders/v1/orders', body);
    expect(answer.body).toMatchObject({
      promoCode: 'SALOM10',
      productDiscount: 4800,
      totalPrice: 45200,
    });
  });

  it.each([
    ['OCHIQEMAS', 'promo-inactive'],
    ['NAVROZ2098', 'promo-not-started'],
    ['ESKI2024', 'promo-expired'],
    ['KATTA', 'promo-below-minimum'],
  ])('%s is refused with an order: %s', async (code, message) => {
    const { backend, visitor, promoOf } = await arrange();
    const promo = await promoOf(code);
    const part = { promo, promoId: promo.id };
    const answer = await visitor.post(
      '/api/orders/v1/orders',
      orderOf(backend, [{ id: 'tandir-somsa' }], part),
    );
    expect(answer.body).toMatchObject({ status: 422, message });
  });

  it('for everybody is listed among a user’s promos', async () => {
    const { visitor } = await arrange();
    const answer = await visitor.get(`/api/orders/v1/promo/user/${visitor.userId}`);
    expect(answer.text).toContain('SALOM10');
    expect(answer.text).not.toContain('OILA');
  });
});
