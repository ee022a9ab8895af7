import { createBackend } from '../../mocks/backend/app';
import { type ServedShop, serveShop } from '../../mocks/serve';
import { appDir, edgeDir, mocksDir } from '../../scripts/buildShop';
import { edgePages } from '../../scripts/edgePages';
import { test as base, expect } from './fixtures';

/** Waits until a page comes with its content: a busy machine's first ones are plain, as the edge waits for no slow call. */
export async function untilRendered(url: string, lang = 'uz'): Promise<void> {
  const headers = { cookie: `lang=${lang}` };
  const visit = async () => (await fetch(url, { headers })).text();
  await expect.poll(visit).toContain('data-edge');
}

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
      for (const vendor of ['demo', 'bloom'])
        for (const lang of ['uz', 'ar', 'ru'])
          await untilRendered(`${edge.appOrigin}/?vendor=${vendor}`, lang);
      await use(edge);
      await edge.close();
    },
    { scope: 'worker' },
  ],
});
