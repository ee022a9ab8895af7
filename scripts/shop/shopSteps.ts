import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brandsOf } from '../../deploy/brandsFile';
import { pageFolder } from '../../deploy/nginx';
import type { ShopHosts } from '../../deploy/shopHost';
import { changeServer } from '../../deploy/writeServer';
import { keptBuild, readRenderer, serverPlace, writeHomes } from '../deployHome';
import { readDeployList } from '../deployList';
import { currentFolder, type Server, tell } from '../deployReleases';
import type { Step } from './inSteps';

type Change = {
  /** the list's file */
  file: string;
  server: Server & { nginx: string };
  host: string;
  warn: (line: string) => void;
};

export type ListedHosts = { entries: Record<string, unknown>; text: string; hosts: ShopHosts };

/** Reads the list as `npm run deploy` does. */
export async function readList(file: string): Promise<ListedHosts> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read: --hosts is the list of hosts.`);
  });
  const { hosts } = readDeployList(file, text, brandsOf(dirname(file)));
  return { entries: JSON.parse(text), text, hosts };
}

/** The steps that add a host, whose entry is checked before the first of them. */
export async function stepsToAdd(change: Change, entry: object): Promise<Step[]> {
  const { file, host, server, warn } = change;
  const before = await readList(file);
  if (Object.hasOwn(before.entries, host)) throw new Error(`${file} names ${host} already.`);
  const { text, hosts, release, config, write } = await changed(change, {
    ...before.entries,
    [host]: entry,
  });
  const files: Step = {
    name: `files of ${host}`,
    async run() {
      await write(host);
      await writeHomes([host], {
        edge: await readRenderer(release),
        from: release,
        hosts,
        place: serverPlace(release),
        apiOrigin: null,
        say: server.say,
        warn,
      });
    },
    undo: () => removePages(release, host),
  };
  return [files, ...nginxSteps(change, { release, config, text, before: before.text })];
}

/** The steps that remove a host. Its files go last: nginx serves them until then. */
export async function stepsToRemove(change: Change): Promise<Step[]> {
  const { file, host } = change;
  const before = await readList(file);
  const { [host]: entry, ...others } = before.entries;
  if (entry === undefined) throw new Error(`${file} does not name ${host}.`);
  const { text, release, config } = await changed(change, others);
  const files: Step = { name: `files of ${host}`, run: () => removePages(release, host) };
  return [...nginxSteps(change, { release, config, text, before: before.text }), files];
}

async function changed({ file, server }: Change, entries: Record<string, unknown>) {
  const text = `${JSON.stringify(entries, null, 2)}\n`;
  const { hosts } = readDeployList(file, text, brandsOf(dirname(file)));
  const release = await currentFolder(server.out);
  return { text, hosts, release, ...(await changeServer(release, keptBuild(release), hosts)) };
}

type Texts = { release: string; config: string; text: string; before: string };

/** nginx tests the configuration before the list says anything new, and is told after. */
function nginxSteps({ file, server }: Change, { release, config, text, before }: Texts): Step[] {
  const conf = join(release, 'nginx.conf');
  let old: string | undefined;
  let isTold = false;
  return [
    {
      name: `${server.nginx} -t`,
      async run() {
        old = await readFile(conf, 'utf8');
        await replaceText(conf, config);
        await tell(server.nginx, '-t');
      },
      async undo() {
        if (old !== undefined) await replaceText(conf, old);
        if (isTold) await tell(server.nginx, '-s', 'reload');
      },
    },
    {
      name: file,
      run: () => replaceText(file, text),
      undo: () => replaceText(file, before),
    },
    {
      name: `${server.nginx} -s reload`,
      async run() {
        isTold = true;
        await tell(server.nginx, '-s', 'reload');
      },
    },
  ];
}

const removePages = (release: string, host: string): Promise<void> =>
  rm(join(release, 'pages', pageFolder(host)), { recursive: true, force: true });

async function replaceText(path: string, text: string): Promise<void> {
  await writeFile(`${path}.next`, text);
  await rename(`${path}.next`, path);
}
