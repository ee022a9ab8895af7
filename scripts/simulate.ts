import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../mocks/freePort';
import { keyPairOf } from '../mocks/telegram/launch/keyPair';
import { isWebAddress } from '../mocks/telegram/launch/launch';
import { type ClientKind, clients } from '../mocks/telegram/protocol/clients';
import { platforms } from '../mocks/telegram/protocol/platforms';
import { serveSimulator } from '../mocks/telegram/serve';
import { readPerson } from '../mocks/telegram/situation/person';
import { untilStopped } from './untilStopped';
import { say } from './viteServer';

// npm run simulate -- https://127.0.0.1:5500: the Telegram simulator for any mini app, unchanged
// (docs/simulator.md).

const usage =
  'npm run simulate -- https://127.0.0.1:5500 [--bot-token-file F] ' +
  `[--platform ${platforms.join('|')}] [--client ${clients.join('|')}] [--version 9.1] ` +
  '[--user file.json] [--start PARAMETER] [--port N]';

const { app, values } = readArguments();
const port = await freePort(Number(values.port ?? 5190), say);
const appPort = await freePort(port + 1, say);
const token = values['bot-token-file'];
// init data has to be signed with something; only a server of the app's own would notice
const botToken =
  token === undefined ? '1:simulator' : (await readText(token, '--bot-token-file')).trim();
const simulator = await serveSimulator({
  app,
  botToken,
  defaults: {
    client: clientOf(values.client),
    ...(values.platform && { platform: values.platform }),
    ...(values.version && { version: values.version }),
    ...(values.start && { start: values.start }),
    ...(values.user ? { person: await personOf(values.user) } : { language: 'en' }),
  },
  port,
  appPort,
});
say(`
  Telegram simulator   ${simulator.origin}/
  Your app             ${app}, served to it at ${simulator.appOrigin}
  Its signature’s key  ${(await keyPairOf(botToken)).publicKey}
${
  token === undefined
    ? '\n  Init data is signed with a made-up token. If your server checks it: --bot-token-file F\n'
    : ''
}
  Ctrl-C stops it.
`);
untilStopped(() => simulator.close());

function readArguments() {
  try {
    const options = {
      'bot-token-file': { type: 'string' },
      platform: { type: 'string' },
      client: { type: 'string' },
      version: { type: 'string' },
      user: { type: 'string' },
      start: { type: 'string' },
      port: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [address = ''] = positionals;
    if (positionals.length !== 1 || !isWebAddress(address)) {
      stop('The address of one app is needed, with http:// or https://.');
    }
    if (values.platform && !platforms.some((one) => one === values.platform)) {
      stop(`There is no platform “${values.platform}”.`);
    }
    if (values.version && !/^\d{1,2}\.\d{1,2}$/.test(values.version)) {
      stop('--version is a version of Telegram’s methods, such as 9.1.');
    }
    if (values.port && !(Number(values.port) > 0 && Number(values.port) < 65_000)) {
      stop('--port is a number from 1 to 64999.');
    }
    return { app: new URL(address).href, values };
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function clientOf(name = 'web'): ClientKind {
  return clients.find((one) => one === name) ?? stop(`There is no client “${name}”.`);
}

async function personOf(path: string): Promise<string> {
  const json = await readText(path, '--user');
  const person = readPerson(json);
  return typeof person === 'string' ? stop(`${path}: ${person}`) : JSON.stringify(person);
}

async function readText(path: string, option: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return stop(`${option}: ${path} cannot be read.`);
  }
}

function stop(why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}
