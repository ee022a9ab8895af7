import { expect, test } from './fixtures';
import { addPlov, press, topSheet } from './steps';

test('a checkout without the menu shows an error and recovers once the menu loads', async ({
  plain,
  shop,
  expectErrors,
}) => {
  expectErrors(/overalls/);
  await addPlov(plain, (text) => press(plain, text));
  // The snapshot of the last visit would replace the menu.
  await plain.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (/^(shop|home):/.test(key)) localStorage.removeItem(key);
  });
  shop.backend.faults.add({ path: '/products/v1/overalls', status: 500 });
  await plain.goto('/checkout?vendor=demo');
  await expect(topSheet(plain)).toContainText('Savatingiz joyida');
  shop.backend.faults.clear();
  await topSheet(plain).getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(topSheet(plain).locator('dl').last()).toContainText(/\d\s000/);
});
