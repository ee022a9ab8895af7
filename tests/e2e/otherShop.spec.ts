import { expect, test } from './fixtures';

test('when the address belongs to another shop by now, its stories and banners come', async ({
  plain,
  shop,
}) => {
  const old = shop.backend.db.merchants.find(({ sub }) => sub === 'demo')?.id ?? '';
  const other = shop.backend.db.merchants.find(({ id }) => id !== old)?.id ?? '';
  const banners = plain.getByRole('list', { name: 'Takliflar' });
  const rings = plain.getByRole('list', { name: 'Hikoyalar' });
  await expect(banners.getByRole('button')).toHaveCount(3);
  await plain.evaluate(
    ([from = '', to = '']) => {
      const { merchant = '' } = localStorage;
      localStorage.merchant = merchant.replace(`"id":"${from}"`, `"id":"${to}"`);
    },
    [old, other],
  );
  const isStored = () =>
    plain.evaluate((id) => localStorage.merchant?.includes(`"id":"${id}"`), old);
  expect(await isStored()).toBe(false);
  await plain.reload();
  await expect.poll(isStored).toBe(true);
  await expect(rings.getByRole('link')).toHaveCount(3);
  await expect(banners.getByRole('button')).toHaveCount(3);
});
