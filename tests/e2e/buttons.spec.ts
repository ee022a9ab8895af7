import { openSpecimen } from '../../scripts/shots/camera';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';

test.use(inMotion);

test('a text button has no ground in any state, and a busy one keeps its own', async ({
  page,
  shop,
}) => {
  const none = 'rgba(0, 0, 0, 0)';
  await openSpecimen(page, shop.mocksOrigin, { specimen: 'button', lang: 'uz' });
  // rows of the kinds: normal, disabled, busy, small
  const grounds = (kind: string) => {
    const rows = page.locator('figure', {
      has: page.locator(`:scope > figcaption:text-is("${kind}")`),
    });
    return rows
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  };
  expect(await grounds('text')).toEqual([none, none, none, none]);
  const [normal, disabled, busy] = await grounds('primary');
  expect(busy).toBe(normal);
  expect(disabled).not.toBe(normal);
  const [plain] = await grounds('plain');
  for (const kind of ['primary', 'plain', 'destructive', 'danger'])
    expect((await grounds(kind))[1], kind).toBe(plain);
  const ink = await page
    .locator('button:disabled')
    .evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).color)).size);
  expect(ink).toBe(1);
});
