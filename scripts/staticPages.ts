import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { sheetsOf } from '../deploy/edge/readSites';
import { staticInline } from '../deploy/edge/staticPage';
import { pageHeaders } from '../deploy/headers';
import { readHosts } from '../deploy/readHosts';
import { writeStatic } from '../deploy/writeServer';
import type { EdgePagesOf } from '../mocks/serve';
import { serveFiles } from '../mocks/serveFiles';
import { writeHomes } from './deployHome';

type Options = {
  /** the host whose shop the files have, a name that a browser finds without DNS */
  name: string;
  /** the folder that is written */
  out: string;
  edgeDir: string;
  /** what the pages say of when they were made, ms since 1970, asked at each visit */
  madeAt: () => number;
};

/** What `npm run deploy` writes for a static host, with home in it, of a served shop (mocks/serve). */
export const staticPages =
  ({ name, out, edgeDir, madeAt }: Options) =>
  async ({ appDir, origin, host }: EdgePagesOf): Promise<RequestListener> => {
    const hosts = readHosts({ [name]: {} });
    const own = { ...hosts.named.get(name), ...host };
    await writeStatic(appDir, out, own, true);
    await writeHomes([name], {
      edge: await import(join(edgeDir, 'node.js')),
      from: appDir,
      hosts,
      place: () => ({ folder: out, isStatic: true }),
      apiOrigin: origin,
      say: () => undefined,
      warn: (sentence) => {
        throw new Error(sentence);
      },
    });
    const page = await readFile(join(appDir, 'index.html'), 'utf8');
    const css = await sheetsOf(page, appDir);
    const all = page + staticInline({ page, css, host: own });
    return serveFiles(out, {
      fallback: 'index.html',
      headers: () => Promise.resolve(pageHeaders(all, own)),
      page: (html) => html.replace(/data-made="\d+"/, `data-made="${madeAt()}"`),
    });
  };
