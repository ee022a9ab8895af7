import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { promisify } from 'node:util';
import { createBackend } from '../../mocks/backend/app';
import { serveShop } from '../../mocks/serve';
import { findBrowser } from '../browser';
import { appDir, buildWhenOutdated, edgeDir } from '../buildShop';
import { edgePages } from '../edgePages';
import { root } from '../root';

/** From the registry, outside of the project: it is as large as all that the shop itself depends on. */
const tool = 'lighthouse@13.5.0';
/** A host as in production, which the edge lets search engines in; a browser finds it without DNS. */
const host = 'demo.shop.localhost';
const pages = ['/', '/product/lagmon', '/about'];
/** The least of each category, of 100. */
const goals: Readonly<Record<string, number>> = { seo: 100, 'best-practices': 95 };

type Audit = { score: number | null; title: string };
type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

const run = promisify(execFile);

/** Prints what Lighthouse says of pages from the edge; false when one misses a goal. */
export async function auditPages(): Promise<boolean> {
  await buildWhenOutdated();
  const { executablePath, env } = await findBrowser();
  const shop = await serveShop({ backend: createBackend(), appDir, pages: edgePages(edgeDir) });
  const { port } = new URL(shop.appOrigin);
  let isGood = true;
  try {
    for (const path of pages) {
      await untilRendered(port, path);
      const report = await audit(`http://${host}:${port}${path}`, {
        ...process.env,
        ...env,
        CHROME_PATH: executablePath,
      });
      for (const [id, goal] of Object.entries(goals))
        isGood = tell(path, id, goal, report) && isGood;
    }
  } finally {
    await shop.close();
  }
  return isGood;
}

async function audit(url: string, env: NodeJS.ProcessEnv): Promise<Report> {
  const options = [
    `--only-categories=${Object.keys(goals).join(',')}`,
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ];
  const { stdout } = await run('npx', ['--yes', tool, url, ...options], {
    cwd: root,
    env,
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout);
}

function tell(path: string, id: string, goal: number, { categories, audits }: Report): boolean {
  const { score = 0, auditRefs = [] } = categories[id] ?? {};
  const points = Math.round(score * 100);
  console.log(`${path} ${id} ${points}, goal ${goal}`);
  for (const { id: name, weight } of auditRefs) {
    const { score: own, title } = audits[name] ?? { score: null, title: '' };
    if (weight > 0 && own !== null && own < 1) console.log(`  ${name}: ${title}`);
  }
  return points >= goal;
}

/** The edge's first answers are plain pages where the machine is busy. */
async function untilRendered(port: string, path: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1)
    if ((await textOf(port, path)).includes('data-edge=')) return;
  throw new Error(`The edge does not render ${path}.`);
}

const textOf = (port: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, path, headers: { host } }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve(text);
    }).on('error', reject);
  });
