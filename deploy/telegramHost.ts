import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyBuild } from './copyBuild.ts';
import { pageHeaders } from './headers.ts';
import { checkPageMetas, withSettings } from './pageMetas.ts';
import type { ShopHost } from './shopHost.ts';

/** The version of Telegram's command-line tool that the files below are written for. */
const cliVersion = '0.2.0';

type Telegram = {
  /** the built page, with the host's settings in it */
  page: string;
  host: ShopHost;
  /** `https://t.me/…`, which the bot's button leads to */
  botLink: string;
};

/**
 * Whether a host can be served from Telegram's hosting; a sentence where not. Its paths below `/api/` are
 * Telegram's own, and its name does not say the merchant.
 */
export function refusalOfTelegram(name: string, { settings, hosts }: ShopHost): string | null {
  if (!/^app\d+\.tgcloud\.ai$/.test(name))
    return `${name} is not a host of Telegram’s hosting. Allowed is app<id>.tgcloud.ai, with the number before the colon of the CLI access token.`;
  if (!hosts?.includes(`${name}=`)) return `${name}: "merchant" is missing in the host list.`;
  if (!/^https:\/\//.test(settings.VITE_API_BASE_URL ?? ''))
    return `${name}: VITE_API_BASE_URL has to be an https address in the host list. Paths below /api/ are Telegram’s own there.`;
  if (!/^https:\/\//.test(settings.VITE_CDN_URL ?? ''))
    return `${name}: VITE_CDN_URL has to be an https address in the host list. Telegram’s hosting has no picture proxy.`;
  return null;
}

/** Every file beside the build, by its path. */
function telegramFiles({ page, host, botLink }: Telegram): Record<string, string> {
  const config = {
    $schema: './node_modules/@tgcloud/cli/schema/tgcloud.json',
    static: {
      source: 'site',
      // every path without an extension is the page
      spa: true,
      immutable: ['/assets/*'],
      headers: [{ path: '/*', set: pageHeaders(page, host) }],
    },
  };
  const manifest = {
    name: 'storefront-on-telegram',
    private: true,
    type: 'module',
    devDependencies: { '@tgcloud/cli': cliVersion },
  };
  return {
    'tgcloud.jsonc': `// Written by npm run deploy -- --telegram; the next run overwrites changes made here.\n${json(config)}`,
    'package.json': json(manifest),
    '.gitignore': 'node_modules/\n.tgcloud/\n',
    'tgcloud/lib/shop.js': `export const link = ${JSON.stringify(botLink)};\n`,
    'tgcloud/handlers/message.js': handler,
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Answers who writes to the bot. The lib files are those of examples/bot. */
const handler = `import { api } from 'sdk';
import { openingButton } from '../lib/orderMessage.js';
import { link } from '../lib/shop.js';
import { languageOf, texts } from '../lib/texts.js';

/** Answers anyone who writes to the bot with a button that opens the shop. */
export default async function (message) {
  if (message.chat?.type !== 'private') return;
  const language = languageOf(message.from?.language_code);
  try {
    await api.sendMessage({
      chat_id: message.chat.id,
      text: texts.welcome[language],
      reply_markup: openingButton(texts.openShop[language], link),
    });
  } catch (error) {
    // 403: the person has blocked the bot
    if (error?.code !== 403) throw error;
  }
}
`;

/** What the bot's handler needs of the example bot. Modules there end in `.js`. */
const shared = ['texts', 'orderMessage', 'orderForms', 'shownText'];
const exampleBot = fileURLToPath(new URL('../examples/bot/', import.meta.url));

/**
 * Writes a project for Telegram's hosting: the shop of one host in `site`, its rules in `tgcloud.jsonc`,
 * the bot's handler in `tgcloud`. Assets of earlier builds stay; what the command-line tool keeps in
 * `.tgcloud` is not touched.
 */
export async function writeTelegram(
  dist: string,
  out: string,
  { host, botLink }: { host: ShopHost; botLink: string },
): Promise<string[]> {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  checkPageMetas(built);
  const page = withSettings(built, host);
  await rm(join(out, 'tgcloud'), { recursive: true, force: true });
  await copyBuild(dist, join(out, 'site'));
  const files: Record<string, string> = {
    ...telegramFiles({ page, host, botLink }),
    'site/index.html': page,
  };
  for (const name of shared) {
    const text = await readFile(join(exampleBot, `${name}.mjs`), 'utf8');
    files[`tgcloud/lib/${name}.js`] = text.replaceAll(/(from '\.\/\w+)\.mjs'/g, "$1.js'");
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), text);
  }
  return Object.keys(files).sort();
}
