import { readFile, stat } from 'node:fs/promises';
import { freePort } from '../mocks/freePort';
import { keyPairOf } from '../mocks/telegram/launch/keyPair';
import { isWebAddress } from '../mocks/telegram/launch/launch';
import { clients } from '../mocks/telegram/protocol/clients';
import { platforms } from '../mocks/telegram/protocol/platforms';
import { readStubs, type Stubs } from '../mocks/telegram/proxy/serverless';
import { serveSimulator } from '../mocks/telegram/serve';
import { readPerson } from '../mocks/telegram/situation/person';
import { launchKinds } from '../mocks/telegram/situation/situation';
import { portOf, readOptions, stopWithUsage as stop } from './options';
import { printable, withoutTokens } from './printable';
import { say, untilStopped } from './untilStopped';

// npm run simulate -- https://127.0.0.1:5500 [options]: the Telegram simulator for any mini app,
// unchanged (docs/simulator.md). The address may also follow --url.
//   --platform P            ios, android, tdesktop, macos, weba or webk
//   --client C              web (a page around the app's frame), or natively android, ios, desktop, notify
//   --version 9.1           the version of Telegram's methods, by default the newest
//   --launch K              from where it is opened: menu, inline, keyboard, link, group, attachment, join
//   --start PARAMETER       the start parameter
//   --user file.json        the user as in init data
//   --strict                complains of what the client does not know, take or answer
//   --bot-token-file F      the file with the bot's token, which signs init data and contacts
//   --telegram-script F     a copy of Telegram's own script, where telegram.org and tg.dev are out of reach
//   --serverless F          stubs for Serverless.call: JSON with a value for each endpoint
//   --port N                the simulator's port, 5190 if not given

/** No file that it reads is larger. */
const mostBytes = 4_000_000;

/** The client that plays a platform by itself. */
const nativeOf = { ios: 'ios', android: 'android', tdesktop: 'desktop' } as const;

const { app, values } = readArguments();
const port = await freePort(portOf(values.port), say);
const appPort = await freePort(port + 1, say);
const token = values['bot-token-file'];
// init data has to be signed with something; only a server of the app's own would notice
const botToken = token === undefined ? '1:simulator' : await tokenOf(token);
const { client, platform } = clientOf(values.client, values.platform);
const warned = new Set<string>();
const simulator = await serveSimulator({
  app,
  botToken,
  ...(values['telegram-script'] && { telegramScript: await scriptOf(values['telegram-script']) }),
  ...(values.serverless && { stubs: await stubsOf(values.serverless) }),
  onElsewhere: (address) => {
    if (warned.has(address)) return;
    warned.add(address);
    say(
      `  ⚠ ${app} sends the browser on to ${printable(address)}. Telegram takes no messages from another\n` +
        '    origin than the app’s own (since Bot API 10.2), and the simulator hears none.\n',
    );
  },
  defaults: {
    client,
    ...(platform && { platform }),
    ...(values.launch && { launch: values.launch }),
    ...(values.strict && { strict: '1' }),
    ...(values.version && { version: values.version }),
    ...(values.start && { start: values.start }),
    ...(values.user ? { person: await personOf(values.user) } : { language: 'en' }),
  },
  port,
  appPort,
});
untilStopped(() => simulator.close());
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

function readArguments() {
  const options = {
    url: { type: 'string' },
    launch: { type: 'string' },
    strict: { type: 'boolean' },
    'telegram-script': { type: 'string' },
    serverless: { type: 'string' },
    'bot-token-file': { type: 'string' },
    platform: { type: 'string' },
    client: { type: 'string' },
    version: { type: 'string' },
    user: { type: 'string' },
    start: { type: 'string' },
    port: { type: 'string', default: '5190' },
  } as const;
  const { values, positionals } = readOptions({ options, allowPositionals: true });
  const [address = '', ...more] = [...positionals, ...(values.url ? [values.url] : [])];
  if (more.length > 0 || !isWebAddress(address))
    stop('The address of one app is needed, with http:// or https://.');
  if (values.launch && !launchKinds.some((one) => one === values.launch))
    stop(`Nothing is opened from “${values.launch}”.`);
  if (values.version && !/^\d{1,2}\.\d{1,2}$/.test(values.version))
    stop('--version is a version of Telegram’s methods, such as 9.1.');
  return { app: new URL(address).href, values };
}

/** A platform alone is played by its own client, where there is one. */
function clientOf(name: string | undefined, wanted: string | undefined) {
  const platform = platforms.find((one) => one === wanted);
  if (wanted && !platform) stop(`There is no platform “${wanted}”.`);
  const own = Object.entries(nativeOf).find(([each]) => each === platform)?.[1];
  if (name === undefined) return { client: own ?? 'web', platform };
  const client = clients.find((one) => one === name) ?? stop(`There is no client “${name}”.`);
  return { client, platform };
}

/** Also a made-up one, which a server of the app's own may be tried with: it is not as long as BotFather's. */
async function tokenOf(path: string): Promise<string> {
  const token = (await readText(path, '--bot-token-file')).trim();
  if (/^\d+:[\w-]+$/.test(token)) return token;
  return stop(
    `--bot-token-file: ${path} does not hold a bot’s token: digits, a colon, letters and digits.`,
  );
}

async function scriptOf(path: string): Promise<string> {
  const script = await readText(path, '--telegram-script');
  if (/\bTelegramGameProxy\b/.test(script)) return script;
  return stop(`${path} is not Telegram’s script, https://telegram.org/js/telegram-web-app.js.`);
}

async function stubsOf(path: string): Promise<Stubs> {
  const stubs = readStubs(await readText(path, '--serverless'), botToken);
  return typeof stubs === 'string' ? stop(`${path}: ${stubs}`) : stubs;
}

async function personOf(path: string): Promise<string> {
  const json = await readText(path, '--user');
  const person = readPerson(json);
  return typeof person === 'string'
    ? stop(`${path}: ${printable(person)}`)
    : JSON.stringify(person);
}

async function readText(path: string, option: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size <= mostBytes) return await readFile(path, 'utf8');
  } catch {
    return stop(withoutTokens(`${option}: ${path} cannot be read.`));
  }
  return stop(`${option}: ${path} is larger than ${mostBytes / 1_000_000} MB.`);
}
