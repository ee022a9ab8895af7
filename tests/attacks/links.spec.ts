import { expect, test } from '../e2e/fixtures';
import { topSheet } from '../e2e/steps';
import { untilAlive } from '../e2e/untilAlive';
import { servers } from './bareServer';

const run = 'globalThis.ran=1';
const hostile = [
  `javascript:${run}`,
  `java&#9;script:${run}`,
  `java&#10;script:${run}`,
  `&#1;javascript:${run}`,
  `java\u200bscript:${run}`,
  `feed:javascript:${run}`,
  'jar:https://evil.example!/x',
  'intent://evil.example#Intent;scheme=https;end',
  `data:text/html,<script>${run}</script>`,
  'blob:https://evil.example/1',
  'view-source:https://evil.example',
  'file:///etc/passwd',
  'itms-apps://evil.example',
  '//evil.example',
  '/&#9;/evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://localhost@evil.example',
];
const good = [
  'https://partner.example/a',
  'tel:+998712001020',
  'mailto:a@b.uz',
  'https://t.me/shop',
];

test('links of the server are followed or are text, behind the headers and without them', async ({
  page,
  shop,
  context,
}) => {
  const pages: string[] = [];
  context.on('page', (opened) => pages.push(opened.url()));
  for (const { server, prepare } of servers)
    await test.step(server, async () => {
      await prepare(page);
      const { banners, policies } = shop.backend.db;
      const about = policies.find(({ type }) => type === 'ABOUT_COMPANY');
      const links = [...hostile, ...good].map((href, at) => `<a href="${href}">link ${at}.</a> `);
      Object.assign(about?.text ?? {}, { uz: `<p>${links.join('')}</p>` });
      for (const banner of banners)
        Object.assign(banner, { url: hostile[7], productId: null, categoryId: null });

      await page.goto('/about?vendor=demo');
      const text = topSheet(page).getByText(`link ${hostile.length}.`);
      await expect(text).toBeVisible();
      const anchors = topSheet(page).locator('a');
      expect(
        await anchors.evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      ).toEqual(good);

      await page.goto('/?vendor=demo');
      await untilAlive(page);
      await page.getByRole('list', { name: 'Takliflar' }).getByRole('button').first().click();
      await expect(page.getByText('Bu havola xavfsiz emas')).toBeVisible();
      // Resolved, its path begins with two slashes, as a host does.
      for (const banner of banners) banner.url = '/..//evil.example';
      await page.reload();
      await untilAlive(page);
      await page.getByRole('list', { name: 'Takliflar' }).getByRole('button').first().click();
      await expect(topSheet(page).getByText('Sahifa topilmadi: /evil.example')).toBeVisible();
      expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
      expect(new URL(page.url()).origin).toBe(shop.appOrigin);
      expect(pages).toEqual([]);
    });
});
