import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brandsOf } from '../../deploy/brandsFile';
import { pageFolder } from '../../deploy/nginx';
import type { ShopHost, ShopHosts } from '../../deploy/shopHost';
import { changeServer } from '../../deploy/writeServer';
import { keptBuild, readRenderer, serverPlace, writeHomes } from '../deployHome';
import { readDeployList } from '../deployList';
import { currentFolder, type Server, tell } from '../deployReleases';
import { writeWhole } from '../writeWhole';

export type Step = {
  name: string;
  run: () => Promise<void>;
  /** makes it as it was, also after half of `run` */
  undo?: () => Promise<void>;
};

/**
 * Takes the steps one after the other. Where one fails, it and those before it are undone, the last one first, and what
 * is thrown says which it was.
 */
export async function inSteps(steps: readonly Step[], say: (line: string) => void): Promise<void> {
  for (const [at, { name, run }] of steps.entries())
    try {
      await run();
      say(`${name}: done.`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const left: string[] = [];
      for (const step of steps.slice(0, at + 1).reverse())
        await step.undo?.().catch((failed: unknown) => left.push(`${step.name} (${failed})`));
      throw new Error(
        `${name} failed: ${why}\n${left.length === 0 ? 'Everything is as it was.' : `Not undone: ${left.join(', ')}.`}`,
      );
    }
}

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
  const { entries, ...before } = await readList(file);
  if (Object.hasOwn(entries, host)) throw new Error(`${file} names ${host} already.`);
  const { text, hosts } = readEntries(file, { ...entries, [host]: entry });
  const added = hosts.named.get(host);
  const { release, texts, write } = await changed(change, before.hosts, (named) => {
    if (named.has(host))
      throw new Error(
        `${host} is served still, and ${file} names it no more: run npm run deploy -- ${file} first.`,
      );
    if (added) named.set(host, added);
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
  return [files, ...nginxSteps(change, { texts, text, before: before.text })];
}

/** The steps that remove a host. Its files go last: nginx serves them until then. */
export async function stepsToRemove(change: Change): Promise<Step[]> {
  const { file, host } = change;
  const { entries, ...before } = await readList(file);
  const { [host]: entry, ...others } = entries;
  if (entry === undefined) throw new Error(`${file} does not name ${host}.`);
  const { text } = readEntries(file, others);
  const { release, texts } = await changed(change, before.hosts, (named) => named.delete(host));
  const files: Step = { name: `files of ${host}`, run: () => removePages(release, host) };
  return [...nginxSteps(change, { texts, text, before: before.text }), files];
}

function readEntries(file: string, entries: Record<string, unknown>) {
  const text = `${JSON.stringify(entries, null, 2)}\n`;
  return { text, hosts: readDeployList(file, text, brandsOf(dirname(file))).hosts };
}

/** The change of what the current release serves. Other changes of the list (`listed`) are left to `npm run deploy`. */
async function changed(
  { file, host, server, warn }: Change,
  listed: ShopHosts,
  change: (named: Map<string, ShopHost>) => void,
) {
  const release = await currentFolder(server.out);
  const { before, ...made } = await changeServer(release, keptBuild(release), change);
  const left = differing(before, listed).filter((name) => name !== host);
  if (left.length > 0)
    warn(
      `${file} has more that is not deployed (${shortList(left)}): npm run deploy -- ${file} puts it into effect.`,
    );
  return { release, ...made };
}

/** A changed `*` may be every host's. */
const shortList = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} …` : names.join(', ');

/** The names of which the two say something else. */
function differing(one: ShopHosts, other: ShopHosts): string[] {
  const said = ({ fallback, named }: ShopHosts, name: string) =>
    JSON.stringify(name === '*' ? fallback : named.get(name));
  const names = new Set(['*', ...one.named.keys(), ...other.named.keys()]);
  return [...names].filter((name) => said(one, name) !== said(other, name));
}

type Texts = {
  texts: Awaited<ReturnType<typeof changeServer>>['texts'];
  text: string;
  before: string;
};

/** nginx tests the configuration before the list says anything new, and is told after. */
function nginxSteps({ file, server }: Change, { texts, text, before }: Texts): Step[] {
  const old: [path: string, text: string][] = [];
  let isTold = false;
  return [
    {
      name: `${server.nginx} -t`,
      async run() {
        for (const [path, next] of texts) {
          old.push([path, await readFile(path, 'utf8')]);
          writeWhole(path, next);
        }
        await tell(server.nginx, '-t');
      },
      async undo() {
        for (const [path, was] of old) writeWhole(path, was);
        if (isTold) await tell(server.nginx, '-s', 'reload');
      },
    },
    {
      name: file,
      run: async () => writeWhole(file, text),
      undo: async () => writeWhole(file, before),
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
