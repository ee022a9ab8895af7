import { expect } from './fixtures';
import { test } from './fromEdge';
import { holdBack } from './holdBack';

const scripts = /\/assets\/[^/]*\.js$/;

for (const [path, heading, said] of [
  ['/product/lagmon', 'Choʻzma lagʻmon', '36 000 soʻm'],
  ['/branches', 'Filiallar', '(07:00 - 10:00) - (11:00 - 23:00)'],
  ['/about', 'Kompaniya haqida', '2009-yildan beri'],
] as const)
  test(`${path} can be read without scripts, and says it once with them`, async ({
    page,
    browser,
    edge,
  }) => {
    const address = `${edge.appOrigin}${path}?vendor=demo`;
    const hasText = async () => (await (await fetch(address)).text()).includes('<article>');
    await expect.poll(hasText).toBe(true);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(address);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(reader.getByText(said, { exact: false }).first()).toBeVisible();
    await expect(reader.locator('#root')).toBeHidden();
    await context.close();
    const release = await holdBack(page, scripts);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('.early-sheet')).toBeVisible();
    await expect(page.locator('.early-sheet article')).toBeHidden();
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.early-sheet')).toHaveCount(0);
  });
