import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageFolder } from '../deploy/nginx';
import { shopNamed } from './deployList';
import { currentFolder, serverOf } from './deployReleases';
import { whileLocked } from './lockFolder';
import { readOptions, stopWithUsage } from './options';
import { root } from './root';
import { inSteps, readList, type Step, stepsToAdd, stepsToRemove } from './shop/shopSteps';

// npm run shop -- add osh order.osh.uz [--merchant osh] [--api https://api.example.uz] [--token-file F] [--name "Osh"]
//   [--branch 3 --tables 40 [--bot https://t.me/osh_bot]] [--no-check]
// npm run shop -- remove osh
// npm run shop -- list
// Each with [--hosts hosts.json] [--out /srv/storefront] [--nginx "sudo nginx"]: one shop of a folder that npm run
// deploy has written, its entry in the list, its files in the current release, nginx, its address by check, its bot and
// its tables. Where a step fails, all before it are undone, and the command says which it was.

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    hosts: { type: 'string', default: 'hosts.json' },
    out: { type: 'string', default: '/srv/storefront' },
    root: { type: 'string' },
    nginx: { type: 'string', default: 'nginx' },
    merchant: { type: 'string' },
    api: { type: 'string' },
    'token-file': { type: 'string' },
    name: { type: 'string' },
    branch: { type: 'string' },
    tables: { type: 'string' },
    bot: { type: 'string' },
    'no-check': { type: 'boolean', default: false },
  },
});
const file = resolve(values.hosts);
const server = { ...serverOf(values), nginx: values.nginx };
const [action, name, host, ...more] = positionals;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function run(): Promise<void> {
  if (action === 'list' && name === undefined) return list();
  if (action === 'add' && name && host && more.length === 0)
    return alone(action, () => add(name, host));
  if (action === 'remove' && name && host === undefined) return alone(action, () => remove(name));
  stopWithUsage('Say add with a name and a host, remove with a name, or list.');
}

/** While no other command writes into the folder. */
async function alone(what: string, work: () => Promise<void>): Promise<void> {
  await currentFolder(server.out);
  await whileLocked(server.out, { command: `npm run shop -- ${what}` }, work);
}

async function add(shop: string, to: string): Promise<void> {
  // a host’s first label says its merchant by itself
  const merchant = values.merchant ?? (to.startsWith(`${shop}.`) ? undefined : shop);
  const entry = {
    ...(merchant !== undefined && { merchant }),
    ...(values.api !== undefined && { settings: { VITE_API_BASE_URL: values.api } }),
  };
  const change = { file, server, host: to, warn: console.error };
  const steps = await stepsToAdd(change, entry);
  await inSteps([...steps, ...commandsFor(shop, `https://${to}`, merchant ?? shop)], console.log);
  console.log(`${shop} is at https://${to}. An edge has to be started again with the new list.`);
}

/** What else there is to do for a shop, by the commands that do it. */
function commandsFor(shop: string, address: string, vendor: string): Step[] {
  const { branch, tables, bot, api } = values;
  const token = values['token-file'];
  const title = values.name ?? shop;
  const at = ['--shop', address];
  const steps: Step[] = [];
  if (!values['no-check'])
    steps.push(command('check', ...at, ...(api ? ['--api', api, '--vendor', vendor] : [])));
  if (branch !== undefined && tables !== undefined)
    steps.push(
      command(
        'tables',
        ...[...at, '--branch', branch, '--to', tables, '--name', title, '--out', `tables/${shop}`],
        ...(bot ? ['--bot', bot] : []),
      ),
    );
  // last: Telegram does not take back what was set
  if (token !== undefined)
    steps.push(command('bot', ...at, '--token-file', token, '--name', title, '--write'));
  return steps;
}

function command(script: string, ...words: string[]): Step {
  return {
    name: `npm run ${script}`,
    async run() {
      const started = [join(root, 'scripts/ready.mjs'), script, ...words];
      const child = spawn(process.execPath, started, { stdio: 'inherit' });
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`it ended with ${code}, for what stands above.`);
    },
  };
}

async function remove(shop: string): Promise<void> {
  const { hosts } = await readList(file);
  const gone = shopNamed(shop, hosts);
  const change = { file, server, host: gone, warn: console.error };
  await inSteps(await stepsToRemove(change), console.log);
  console.log(
    `${gone} is no shop of ${values.hosts} any more. Its bot and its merchant are as they were.`,
  );
}

async function list(): Promise<void> {
  const { hosts } = await readList(file);
  const release = await currentFolder(server.out).catch(() => null);
  for (const [one, { settings, hosts: keys }] of hosts.named) {
    const isServed = release !== null && existsSync(join(release, 'pages', pageFolder(one)));
    const api = settings.VITE_API_BASE_URL ?? 'the API of the build';
    console.log(`${one}  ${keys ?? 'by its name'}  ${api}  ${isServed ? 'served' : 'not served'}`);
  }
}
