import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '../src/domain/text/language';
import { profileTexts } from './bot/profileTexts';
import { setUpBot } from './bot/setUpBot';
import { BotRefusal, BotUnreachable, botApiOrigin, createBotApi } from './demo/botApi';
import { OperatorError, readToken } from './demo/readToken';
import { readOptions, stopWithUsage } from './options';
import { printer } from './printable';

// npm run bot -- --token-file F --shop https://osh.example.uz [--name "Osh"] [--language uz] [--write]
// Shows what of a shop's bot is not set as it should be: menu button, commands, description and short
// description in seven languages, default rights; with --write it sets them (docs/launch.md).

const { values } = readOptions({
  options: {
    'token-file': { type: 'string' },
    shop: { type: 'string' },
    name: { type: 'string' },
    language: { type: 'string', default: 'uz' },
    write: { type: 'boolean', default: false },
  },
});
const print = printer(console.log);

try {
  await run();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 2;
}

async function run(): Promise<void> {
  const { shop = '', name, write } = values;
  const file = values['token-file'];
  if (file === undefined) stopWithUsage(`--token-file is missing.`);
  if (!/^https:\/\/[^\s]+$/.test(shop) || !URL.canParse(shop))
    stopWithUsage(`--shop is the shop’s address, with https://.`);
  const api = createBotApi({
    token: readToken(file, print),
    origin: botApiOrigin(process.env),
    say: print,
    fetch,
    wait: (ms, signal) => pause(ms, undefined, { signal }),
  });
  const wish = { shop: new URL(shop).href, name: name ?? null, language: languageOf() };
  await setUpBot({ api, wish, mayWrite: write, print });
}

function languageOf(): Language {
  const known = Object.keys(profileTexts) as Language[];
  const language = known.find((one) => one === values.language);
  if (language) return language;
  stopWithUsage(`--language is one of ${known.join(', ')}.`);
}

function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof BotRefusal)
    // 404: what is no token at all
    return [401, 404].includes(error.status)
      ? 'Telegram does not know this token. Send /token to @BotFather, and save that line.'
      : `Telegram refused it: ${error.why}`;
  if (error instanceof BotUnreachable) return `Telegram cannot be reached: ${error.why}`;
  throw error;
}
