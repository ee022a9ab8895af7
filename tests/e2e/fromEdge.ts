import { createBackend } from '../../mocks/backend/app';
import { type ServedShop, serveShop } from '../../mocks/serve';
import { appDir, edgeDir, mocksDir } from '../../scripts/buildShop';
import { edgePages } from '../../scripts/edgePages';
import { test as base, expect } from './fixtures';

/**
 * Waits until a page comes with its content, as fresh as the edge can say: a busy machine's first ones are plain, as the
 * edge waits for no slow call.
 */
export async function untilRendered(url: string, lang = 'uz'): Promise<void> {
  const headers = { cookie: `lang=${lang}` };
  const visit = async () => (await fetch(url, { headers })).headers.get('server-timing');
  await expect.poll(visit).toContain('fresh');
}

type Edge = ServedShop & {
  /** its clock, by which it says how fresh a page is, epoch ms */
  now: () => number;
};

/** The shop with the edge in front, as a visitor finds it: somebody has been there before. Pages have the edge's clock. */
export const test = base.extend<object, { edge: Edge }>({
  edge: [
    async ({}, use) => {
      const shift = Date.parse('2026-03-04T12:00:00+05:00') - Date.now();
      const now = () => Date.now() + shift;
      const edge = await serveShop({
        backend: createBackend({ now }),
        appDir,
        mocksDir,
        pages: edgePages(edgeDir, undefined, now),
      });
      for (const vendor of ['demo', 'bloom'])
        for (const lang of ['uz', 'ar', 'ru'])
          await untilRendered(`${edge.appOrigin}/?vendor=${vendor}`, lang);
      await use({ ...edge, now });
      await edge.close();
    },
    { scope: 'worker' },
  ],

  now: ({ edge }, use) => use(new Date(edge.now()).toISOString()),
});
