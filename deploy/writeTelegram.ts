import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPageMetas } from './pageMetas.ts';
import type { ShopHost } from './shopHost.ts';
import { telegramFiles } from './telegramHost.ts';
import { withSettings } from './withSettings.ts';

/** What the bot's handler needs of the example bot. Modules there end in `.js`. */
const shared = ['texts', 'orderMessage', 'orderForms', 'shownText'];
const exampleBot = fileURLToPath(new URL('../examples/bot/', import.meta.url));

/** Files of a build for other servers: packed ones, build metadata and rule files. */
const notServed = /(\.vite|\.br|\.gz|\/_headers|\/_redirects)$/;

/**
 * Writes a project for Telegram's hosting: the shop of one host in `site`, its rules in `tgcloud.jsonc`,
 * the bot's handler in `tgcloud`. Assets of earlier builds stay; what the command-line tool keeps in
 * `.tgcloud` is not touched.
 */
export async function writeTelegram(
  dist: string,
  out: string,
  { host, botLink }: { host: ShopHost; botLink: string },
): Promise<string[]> {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  checkPageMetas(built);
  const page = withSettings(built, host);
  await rm(join(out, 'tgcloud'), { recursive: true, force: true });
  await cp(dist, join(out, 'site'), { recursive: true, filter: (from) => !notServed.test(from) });
  const files: Record<string, string> = {
    ...telegramFiles({ page, host, botLink }),
    'site/index.html': page,
  };
  for (const name of shared) {
    const text = await readFile(join(exampleBot, `${name}.mjs`), 'utf8');
    files[`tgcloud/lib/${name}.js`] = text.replaceAll(/(from '\.\/\w+)\.mjs'/g, "$1.js'");
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), text);
  }
  return Object.keys(files).sort();
}
