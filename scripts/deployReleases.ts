import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  endPreview,
  finishRelease,
  linkedRelease,
  listReleases,
  releaseBefore,
  releaseFolder,
  releaseNamed,
  removeOld,
  turn,
  writeInclude,
} from '../deploy/releases';
import { checkSetting, serverFolder } from '../deploy/settingRules';

const run = promisify(execFile);
/** Longer than nginx takes to test thousands of hosts, ms. */
const nginxMs = 60_000;

export type Server = {
  out: string;
  /** the path of `out` on the server */
  root: string;
  /** how nginx is started here (`sudo nginx`), to be told at once; undefined: somebody else tells it */
  nginx: string | undefined;
  say: (sentence: string) => void;
};

/** Of the command's options. A folder that is named is the server's own, unless its path there is named too. */
export function serverOf(options: {
  out?: string | undefined;
  root?: string | undefined;
  nginx?: string | undefined;
}): Server {
  const out = resolve(options.out ?? 'dist-server');
  const root = options.root ?? (options.out === undefined ? '/srv/storefront' : out);
  return {
    out,
    root: checkSetting('--root', root.replace(/(.)\/+$/, '$1'), serverFolder),
    nginx: options.nginx,
    say: console.log,
  };
}

/** The release that everybody gets, where `--refresh` writes. */
export async function currentFolder(out: string): Promise<string> {
  const name = await linkedRelease(out, 'current');
  if (name !== null) return releaseFolder(out, name);
  throw new Error(`${out} holds no release: run npm run deploy without --refresh first.`);
}

/** Makes the release in `stage` everybody's, or the one that is looked at before. */
export async function publish(
  release: Parameters<typeof finishRelease>[1],
  link: 'current' | 'next',
  server: Server,
): Promise<void> {
  await finishRelease(server.out, release);
  await turnTo(release.name, link, server);
  const old = await removeOld(server.out);
  if (old.length > 0) server.say(`Removed: ${old.join(', ')}.`);
}

/** Goes back to the release of before. */
export async function goBack(server: Server): Promise<void> {
  const before = await releaseBefore(server.out);
  if (before === null)
    throw new Error(
      `${server.out} holds no release before the current one: nothing to go back to.`,
    );
  await turnTo(before, 'current', server, true);
}

/** Goes to the release of this name or number, or to `next`; nginx loads it also where it is the current one already. */
export async function goTo(wanted: string, server: Server): Promise<void> {
  const { out, root, nginx, say } = server;
  const name = await releaseNamed(out, wanted);
  if ((await linkedRelease(out, 'current')) !== name) return turnTo(name, 'current', server);
  // who asks for it again may do so because nginx has not loaded it
  await writeInclude(out, root);
  if (nginx !== undefined) {
    await tell(nginx, '-t');
    await tell(nginx, '-s', 'reload');
  }
  say(`${name} is the current release already.`);
}

async function turnTo(
  name: string,
  link: 'current' | 'next',
  server: Server,
  isBack = false,
): Promise<void> {
  const { out, root, nginx, say } = server;
  const was = await linkedRelease(out, link);
  if (link === 'current' && was !== null) await sayMissing(was, name, server);
  await turn(out, link, name, isBack);
  await writeInclude(out, root);
  try {
    if (nginx !== undefined) await tell(nginx, '-t');
  } catch (error) {
    // the next start of the machine would find it
    if (was !== null) await turn(out, link, was, true);
    else if (link === 'next') await endPreview(out);
    const stays = was === null ? 'nginx goes on with what it has' : `${was} stays the ${link} one`;
    throw new Error(
      `${error instanceof Error ? error.message : error}\n${name} is written; ${stays}.`,
    );
  }
  if (link === 'current') await endPreview(out);
  if (nginx !== undefined) await tell(nginx, '-s', 'reload');
  say(`${link}: ${name}${was === null ? '' : `, before: ${was}`}.`);
  say(`Kept: ${(await listReleases(out)).join(', ')}.`);
}

/** A host that is new since then would get the page of every other. */
async function sayMissing(was: string, name: string, { out, say }: Server): Promise<void> {
  const hostsOf = (release: string) => readdir(join(releaseFolder(out, release), 'pages'));
  const [then, now] = await Promise.all([hostsOf(name), hostsOf(was)]);
  const missing = now.filter((host) => !then.includes(host));
  if (missing.length > 0)
    say(
      `${name} does not know ${missing.join(', ')}: there it shows the page of every other host.`,
    );
}

/** Tells nginx something. Throws what it says against it. */
export async function tell(nginx: string, ...args: string[]): Promise<void> {
  const [program = '', ...words] = nginx.split(/\s+/).filter(Boolean);
  const command = [nginx, ...args].join(' ');
  try {
    await run(program, [...words, ...args], { timeout: nginxMs });
  } catch (error) {
    const { stderr = '', code = '' }: { stderr?: string; code?: unknown } = Object(error);
    if (stderr === '') throw new Error(`${command} could not be run (${code}).`);
    throw new Error(`${command} refused:\n${stderr.trim().slice(0, 2000)}`);
  }
}

/** The commands for nginx, to be typed by hand. */
export function howToTell({ out, root, nginx }: Server): string {
  const include = `ln -s ${root}/nginx.conf /etc/nginx/conf.d/00-storefront.conf    # once`;
  const edge = 'An edge has to be started again (deploy/README).';
  if (nginx !== undefined)
    return `nginx has loaded it. Where it does not include the folder yet: ${include}\n${edge}`;
  const copy = out === root ? '' : `  rsync -a ${out}/ ${root}/    # to the server\n`;
  return `nginx serves it once it is told:\n${copy}  ${include}\n  nginx -t && nginx -s reload\n${edge}`;
}
