import { pageHeaders } from './headers.ts';
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
export function telegramFiles({ page, host, botLink }: Telegram): Record<string, string> {
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
