import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseHostList } from '../deploy/readHosts';
import { writeWorker } from '../deploy/writeWorker';
import { root } from './root';

type Wanted = {
  dist: string;
  out: string;
  /** the host list as it is written */
  text: string;
  /** the table of brands beside it */
  brands: string | null;
  apiOrigin: string;
};

/** Writes the edge as a worker of the build in `dist`, and says what is there and what is to be done. */
export async function deployWorker({ dist, out, text, brands, apiOrigin }: Wanted) {
  const hosts = withBrands(text, brands);
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  try {
    const { buildEdge } = await import('../deploy/edge/buildEdge');
    await buildEdge({ root, dist, out: folder, mode: 'production', entries: ['worker'] });
    const files = await writeWorker({
      dist,
      bundle: join(folder, 'worker.js'),
      out,
      hosts,
      apiOrigin,
    });
    console.log(`${out}: the edge as a worker, in\n  ${files.join('\n  ')}`);
  } finally {
    await rm(folder, { recursive: true });
  }
  for (const { host, why } of refusedBy(out)) console.error(`${host} gets the plain page: ${why}`);
  console.log(
    `\nTo publish it, in ${out}, once you have signed in (npx wrangler login):\n` +
      '  npx wrangler versions upload --preview-alias next    # to look at first\n' +
      '  npx wrangler deploy                                  # everybody’s\n' +
      '  npx wrangler rollback                                # back to the version before',
  );
}

function withBrands(text: string, brands: string | null): string {
  if (brands === null) return text;
  const list = Object(parseHostList(text).list);
  const settings = { VITE_BRANDS: brands, ...list['*']?.settings };
  return JSON.stringify({ ...list, '*': { ...list['*'], settings } });
}

/**
 * What the worker itself says of the hosts that it cannot draw. In a process of its own: the renderer for such platforms
 * holds on to a port, with which none would end.
 */
function refusedBy(out: string): { host: string; why: string }[] {
  const code = `import worker from ${JSON.stringify(pathToFileURL(join(out, 'worker/index.mjs')))};
    console.log = () => undefined;
    const health = await worker.fetch(new Request('https://localhost/edge/health'));
    process.stdout.write(await health.text(), () => process.exit());`;
  const words = ['--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (!stdout) throw new Error(`The worker does not start:\n${stderr}`);
  return JSON.parse(stdout).refusedHosts;
}
