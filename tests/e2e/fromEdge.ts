import { createBackend } from '../../mocks/backend/app';
import { type ServedShop, serveShop } from '../../mocks/serve';
import { appDir, edgeDir, mocksDir } from '../../scripts/buildShop';
import { edgePages } from '../../scripts/edgePages';
import { test as base, expect } from './fixtures';

/** The shop with the edge in front, as a visitor finds it: somebody has been there before. */
export const test = base.extend<object, { edge: ServedShop }>({
  edge: [
    async ({}, use) => {
      const edge = await serveShop({
        backend: createBackend({ now: () => Date.parse('2026-03-04T12:00:00+05:00') }),
        appDir,
        mocksDir,
        pages: edgePages(edgeDir),
      });
      const visit = async (vendor: string, lang: string) => {
        const headers = { cookie: `lang=${lang}` };
        const page = await fetch(`${edge.appOrigin}/?vendor=${vendor}`, { headers });
        return page.text();
      };
      // A busy machine's first pages are plain: the edge waits for no slow call.
      for (const vendor of ['demo', 'bloom'])
        for (const lang of ['uz', 'ar', 'ru'])
          await expect.poll(() => visit(vendor, lang)).toContain('data-edge');
      await use(edge);
      await edge.close();
    },
    { scope: 'worker' },
  ],
});
