import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { botLink as botLinkRule, checkSetting } from '../deploy/settingRules';
import { isHexColor } from '../src/domain/brand/contrast';
import { readOptions } from './options';
import {
  type Card,
  type CardLook,
  type FormatName,
  formats,
  sheetsOf,
  tableTexts,
} from './tables/sheets';
import { type TableLink, tableLinks } from './tables/tableLinks';

// npm run tables -- --shop https://osh.example.uz --branch 3 --from 1 --to 40 [--hall zal] [--prefix VIP-]
//   [--bot https://t.me/osh_bot] [--link telegram|browser] [--name "Osh"] [--colour "#b3261e"]
//   [--logo logo.svg] [--language uz] [--out tables]
// Writes sheets of A4 with a QR code for each table, as cards of A6 and as stickers, and both links of
// each table as a list. The codes open Telegram where a bot is named, else the browser.

const { values } = readOptions({
  options: {
    shop: { type: 'string', default: '' },
    branch: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '' },
    hall: { type: 'string' },
    prefix: { type: 'string', default: '' },
    bot: { type: 'string' },
    link: { type: 'string' },
    name: { type: 'string' },
    colour: { type: 'string', default: '#222222' },
    logo: { type: 'string' },
    language: { type: 'string', default: 'uz' },
    out: { type: 'string', default: 'tables' },
  },
});

await write().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});

async function write(): Promise<void> {
  const { branch, hall, prefix, from, to, bot } = values;
  if (!/^https?:\/\/\S+$/.test(values.shop) || !URL.canParse(values.shop))
    throw new Error('--shop is the shop’s address, with https://.');
  if (branch === '') throw new Error('--branch is the branch’s id on the server.');
  const shop = new URL(values.shop);
  const botLink = bot === undefined ? null : checkSetting('--bot', bot, botLinkRule);
  const tables = { branch, hall: hall ?? null, prefix, from: Number(from), to: Number(to || from) };
  const links = tableLinks(tables, shop, botLink?.replace(/\/$/, '') ?? null);
  const cards = links.map(cardOf);
  const look = await readLook(shop);
  const out = resolve(values.out);
  await mkdir(out, { recursive: true });
  for (const format of Object.keys(formats) as FormatName[])
    for (const [index, sheet] of sheetsOf(format, cards, look).entries())
      await writeFile(join(out, `${format}-${index + 1}.svg`), sheet);
  const rows = links.map(({ table, browser, telegram }) => [table, browser, telegram ?? '']);
  const list = [['table', 'browser', 'telegram'], ...rows].map((row) => row.join(',')).join('\n');
  await writeFile(join(out, 'links.csv'), `${list}\n`);
  console.log(
    `${out}: sheets of ${links.length} tables as cards and stickers, and links.csv.\n` +
      'Print them at 100 %, and scan one of each before you print all.',
  );
}

function cardOf({ table, browser, telegram }: TableLink): Card {
  const { link } = values;
  if (link !== undefined && link !== 'telegram' && link !== 'browser')
    throw new Error('--link is telegram or browser.');
  if (link === 'telegram' && telegram === null)
    throw new Error('--link telegram needs --bot, the bot’s link.');
  return { table, link: link === 'browser' ? browser : (telegram ?? browser) };
}

async function readLook(shop: URL): Promise<CardLook> {
  const { colour, logo, name } = values;
  if (!isHexColor(colour) || colour.length !== 7)
    throw new Error(`--colour is ${JSON.stringify(colour)}. Allowed is one such as #b3261e.`);
  const languages = Object.keys(tableTexts) as CardLook['language'][];
  const language = languages.find((one) => one === values.language);
  if (!language) throw new Error(`--language is one of ${languages.join(', ')}.`);
  return {
    name: name ?? shop.hostname,
    colour,
    logo: logo === undefined ? null : await dataUri(logo),
    language,
  };
}

const types: Readonly<Record<string, string>> = {
  '.svg': 'svg+xml',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
};

async function dataUri(file: string): Promise<string> {
  const type = types[extname(file).toLowerCase()];
  if (!type) throw new Error(`--logo is a picture: ${Object.keys(types).join(', ')}.`);
  return `data:image/${type};base64,${(await readFile(file)).toString('base64')}`;
}
