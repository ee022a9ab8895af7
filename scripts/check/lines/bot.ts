import { green, grey, line, red, yellow } from './outcomes';

/** What Telegram is asked of a bot. */
export const botLines = {
  'bot.token': line('getMe: whose token is it?', {
    known: green('Telegram knows the bot.'),
    refused: red(
      'Telegram does not know this token: nothing of the bot works.',
      'Send /token to @BotFather, and save that one line.',
    ),
    silent: red(
      'Telegram’s Bot API could not be asked.',
      'Check that this machine reaches api.telegram.org, and run it again.',
    ),
  }),
  'bot.mainApp': line('getMe: is there a main mini app?', {
    set: green(
      'The bot’s profile has a button that opens the shop, and links with ?startapp work.',
    ),
    none: yellow(
      'The bot has no main app: shared products and tables’ codes do not open the shop in Telegram.',
      '@BotFather: /mybots, the bot, Bot Settings, Configure Mini App, Enable. The Bot API cannot set it.',
    ),
  }),
  'bot.inline': line('getMe: is inline mode on?', {
    off: green('Inline mode is off, and the shop does not need it.'),
    on: yellow(
      'Inline mode is on: anyone who types the bot’s name in a chat waits for answers that no shop gives.',
      '@BotFather: /setinline, the bot, /empty; or answer inline queries.',
    ),
  }),
  'bot.menu': line('getChatMenuButton: where does the menu button lead?', {
    shop: green('The button beside the message field opens this shop.'),
    somewhere: grey('It opens a mini app.', 'Give the shop’s address by --shop to compare it.'),
    otherHost: red(
      'The button beside the message field opens another address.',
      'Run `npm run bot -- --token-file F --shop URL --write`.',
    ),
    none: red(
      'There is no button beside the message field that opens the shop.',
      'Run `npm run bot -- --token-file F --shop URL --write`.',
    ),
  }),
  'bot.webhook': line('getWebhookInfo: who receives the bot’s messages?', {
    none: green('No webhook: a program may read the messages by itself.'),
    well: green('A server receives the bot’s messages.'),
    stranger: red(
      'A host that is neither the shop’s nor the server’s receives all that customers write to the bot.',
      'If it is yours, keep it as known (--known, --write-known). If not: /revoke at @BotFather, then deleteWebhook with the new token.',
    ),
    failing: yellow(
      'The server that receives the bot’s messages has answered with an error lately.',
      'See the sentence that Telegram gives, and the log of that server.',
    ),
    late: yellow(
      'Messages wait: nobody takes them from Telegram fast enough.',
      'See whether the program behind the webhook runs.',
    ),
  }),
  'bot.commands': line('getMyCommands: is there a way to begin?', {
    set: green('The bot shows its commands.'),
    none: yellow(
      'The bot shows no command.',
      'Run `npm run bot -- --token-file F --shop URL --write`.',
    ),
  }),
  'bot.link': line('Which bot do the settings name?', {
    same: green('The settings name this bot: shared products and baskets lead into it.'),
    other: red(
      'The settings name another bot: shared products and baskets lead there.',
      'Set `telegramBotLink` to https://t.me/ and the name of this bot.',
    ),
    none: green(
      'The settings name no bot: links lead into the one that the host or the server names.',
    ),
  }),
  'bot.server': line('Which bot does the server name?', {
    same: green('The shop’s links lead into this bot.'),
    other: red(
      'The server names another bot: the shop’s links lead there.',
      'Set the merchant’s bot on the server to this one.',
    ),
    none: yellow(
      'The server names no bot: links to products open in a browser.',
      'Set the merchant’s bot on the server.',
    ),
  }),
};
