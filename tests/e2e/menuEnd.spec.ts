import { expect, test } from './fixtures';
import { inMotion } from './inMotion';

test.use(inMotion);

test('at the very end of the menu the last category is marked, however short the last ones are', async ({
  plain,
  shop,
}) => {
  const { db } = shop.backend;
  const chips = plain.locator('nav[data-rove] a:not([data-lead])');
  await expect(chips.first()).toHaveAttribute('aria-current', 'true');
  const ids = await chips.evaluateAll((all) =>
    all.map((chip) => chip.getAttribute('href')?.split('section-').at(-1) ?? ''),
  );
  const lastTwo = ids.slice(-2);
  for (const id of lastTwo) {
    const [, ...others] = db.products.filter(({ categoryId }) => categoryId === id);
    for (const product of others) product.active = false;
  }
  await plain.reload();
  await expect(chips).toHaveCount(ids.length);
  await expect
    .poll(async () => {
      await plain.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return chips.last().getAttribute('aria-current');
    })
    .toBe('true');
  await plain.evaluate(() => scrollTo(0, 0));
  await expect(chips.first()).toHaveAttribute('aria-current', 'true');
});
