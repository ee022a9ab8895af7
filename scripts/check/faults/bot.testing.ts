import { now } from '../world.testing';
import { type Faults, menuOf, type Plant } from './plant.testing';

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
export const botFaults: Faults = {
  'red bot.token refused': {
    'Telegram does not know the token': { typed: { botToken: otherToken } },
  },
  'red bot.token silent': {
    'Telegram is out of reach': { unanswered: 'getMe' },
  },
  'yellow bot.mainApp none': {
    'the bot has no main app': me({ has_main_web_app: false }),
  },
  'yellow bot.inline on': {
    'inline mode is on': me({ supports_inline_queries: true }),
  },
  'red bot.menu otherHost': {
    'the menu button opens the old address': menuOf('https://old.shop.test/'),
    'the menu button opens www.': menuOf('https://www.demo.shop.test/'),
  },
  'red bot.menu none': {
    'the menu button lists the commands': { menuButton: { type: 'commands' } },
  },
  'green bot.menu shop': {
    'the menu button opens another path of the shop': menuOf('https://demo.shop.test/menu'),
  },
  'grey bot.menu somewhere': {
    'nobody has said where the shop is': { typed: { shop: null } },
  },
  'red bot.webhook stranger': {
    'a stranger’s host receives the messages': webhook({ url: strange }),
  },
  'green bot.webhook well': {
    'a host beside the shop’s receives the messages': webhook({ url: own }),
    'a host beside the API’s receives the messages': {
      ...alone,
      ...webhook({ url: 'https://hooks.api.test/' }),
    },
    'a host receives the messages, and nothing is typed to compare it with': {
      typed: { apiBase: null, shop: null },
      ...webhook({ url: strange }),
    },
    'the webhook has failed yesterday': webhook(failedAt(now - 86_400_000)),
  },
  'yellow bot.webhook late': {
    '21 messages wait': webhook({ url: own, pending_update_count: 21 }),
  },
  'yellow bot.webhook failing': {
    'the webhook has failed a minute ago': webhook(failedAt(now - 60_000)),
  },
  'yellow bot.commands none': {
    'the bot has no commands': { bot: ({ commands }) => commands.clear() },
  },
  'red bot.link other': {
    'telegramBotLink names another bot': { link: 'https://t.me/old_bot' },
    'telegramBotLink is no link of Telegram': { link: 'https://example.uz/demo_shop_bot' },
  },
  'green bot.link same': {
    'telegramBotLink names the bot in other letters': { link: '@Demo_Shop_Bot' },
  },
  'green bot.link none': {
    'telegramBotLink is empty': { link: null },
  },
  'red bot.server other': {
    'the server names another bot': { serverBot: 'old_bot' },
  },
  'yellow bot.server none': {
    'the server names no bot': { serverBot: '' },
  },
  'green bot.webhook none': {
    'the bot has no webhook': {},
  },
};
