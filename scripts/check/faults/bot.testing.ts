import { now } from '../world.testing';
import { type Fault, menuOf, type Plant } from './plant.testing';

const otherToken = '99999:another-bots-token-another-bots-token';
const me = (change: object): Plant => ({ bot: (profile) => Object.assign(profile.me, change) });
const webhook = (change: object): Plant => ({
  bot: (profile) => Object.assign(profile.webhook, change),
});
const own = 'https://bot.shop.test/secret-path';
const strange = 'https://elsewhere.test/secret-path';
const failedAt = (at: number) => ({
  url: own,
  last_error_date: at / 1000,
  last_error_message: '502 Bad Gateway',
});
/** Nothing is typed of the server. */
const alone = { typed: { apiBase: null } };

/** What Telegram knows of the bot, and what others say of it. */
export const botFaults: readonly Fault[] = [
  [
    'Telegram does not know the token',
    'red',
    'bot.token refused',
    { typed: { botToken: otherToken } },
  ],
  ['Telegram is out of reach', 'red', 'bot.token silent', { unanswered: 'getMe' }],
  ['the bot has no main app', 'yellow', 'bot.mainApp none', me({ has_main_web_app: false })],
  ['inline mode is on', 'yellow', 'bot.inline on', me({ supports_inline_queries: true })],
  [
    'the menu button opens the old address',
    'red',
    'bot.menu otherHost',
    menuOf('https://old.shop.test/'),
  ],
  [
    'the menu button opens www.',
    'red',
    'bot.menu otherHost',
    menuOf('https://www.demo.shop.test/'),
  ],
  [
    'the menu button lists the commands',
    'red',
    'bot.menu none',
    { menuButton: { type: 'commands' } },
  ],
  [
    'the menu button opens another path of the shop',
    'green',
    'bot.menu shop',
    menuOf('https://demo.shop.test/menu'),
  ],
  ['nobody has said where the shop is', 'grey', 'bot.menu somewhere', { typed: { shop: null } }],
  [
    'a stranger’s host receives the messages',
    'red',
    'bot.webhook stranger',
    webhook({ url: strange }),
  ],
  [
    'a host beside the shop’s receives the messages',
    'green',
    'bot.webhook well',
    webhook({ url: own }),
  ],
  [
    'a host beside the API’s receives the messages',
    'green',
    'bot.webhook well',
    { ...alone, ...webhook({ url: 'https://hooks.api.test/' }) },
  ],
  [
    'a host receives the messages, and nothing is typed to compare it with',
    'green',
    'bot.webhook well',
    { typed: { apiBase: null, shop: null }, ...webhook({ url: strange }) },
  ],
  [
    '21 messages wait',
    'yellow',
    'bot.webhook late',
    webhook({ url: own, pending_update_count: 21 }),
  ],
  [
    'the webhook has failed a minute ago',
    'yellow',
    'bot.webhook failing',
    webhook(failedAt(now - 60_000)),
  ],
  [
    'the webhook has failed yesterday',
    'green',
    'bot.webhook well',
    webhook(failedAt(now - 86_400_000)),
  ],
  [
    'the bot has no commands',
    'yellow',
    'bot.commands none',
    { bot: ({ commands }) => commands.clear() },
  ],
  ['telegramBotLink names another bot', 'red', 'bot.link other', { link: 'https://t.me/old_bot' }],
  [
    'telegramBotLink is no link of Telegram',
    'red',
    'bot.link other',
    { link: 'https://example.uz/demo_shop_bot' },
  ],
  [
    'telegramBotLink names the bot in other letters',
    'green',
    'bot.link same',
    { link: '@Demo_Shop_Bot' },
  ],
  ['telegramBotLink is empty', 'green', 'bot.link none', { link: null }],
  ['the server names another bot', 'red', 'bot.server other', { serverBot: 'old_bot' }],
  ['the server names no bot', 'yellow', 'bot.server none', { serverBot: '' }],
  ['the bot has no webhook', 'green', 'bot.webhook none', {}],
];
