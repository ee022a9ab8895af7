import { green, grey, line, red, yellow } from './outcomes';

/** What a server is asked to sign in, and to refuse. */
export const signInLines = {
  'signIn.valid': line('Init data of this bot, signed as Telegram signs it', {
    accepted: green('Customers are signed in from Telegram.'),
    noToken: red(
      'The server accepts the customer and gives no token: nobody is signed in.',
      'Answer with `token` (docs/api.md).',
    ),
    refused: red(
      'Nobody can sign in from Telegram: most likely the server holds another bot’s token.',
      'Give the server the token of this bot.',
    ),
    missing: red(
      'Nobody can sign in from Telegram: the server has no such call.',
      'Serve POST /webbot/v1/users/token (docs/api.md).',
    ),
    failed: red('Nobody can sign in from Telegram: the server fails.', 'Look into its log.'),
    notSignable: grey(
      'Whether customers are signed in cannot be tried from here: the server goes by Telegram’s own signature.',
      'Open the shop in Telegram once.',
    ),
  }),
  'signIn.tampered': line('The same, with another person in it', {
    refused: green('Nobody can sign in as somebody else.'),
    accepted: red(
      'ANYBODY CAN SIGN IN AS ANYBODY: the server does not check Telegram’s signature.',
      'Compare `hash` with the HMAC of the other fields under the bot’s token, before anything else is read.',
    ),
    failed: yellow('The server falls over in place of refusing it.', 'Answer 401.'),
  }),
  'signIn.otherBot': line('Init data that another bot has signed', {
    refused: green('Other bots cannot sign their customers in here.'),
    accepted: red(
      'Anyone who has any bot can sign in here as anybody.',
      'Check the signature under this merchant’s bot token only.',
    ),
    failed: yellow('The server falls over in place of refusing it.', 'Answer 401.'),
  }),
  'signIn.old': line('Init data that is more than a day old', {
    refused: green('What was copied from a phone yesterday is worth nothing today.'),
    accepted: red(
      'Init data never ends: anyone who has copied it once can sign in for ever.',
      'Refuse an `auth_date` of more than 24 hours ago.',
    ),
    failed: yellow('The server falls over in place of refusing it.', 'Answer 401.'),
  }),
  'signIn.thirdParty': line(
    'A right hash, and a signature that is not Telegram’s (--third-party)',
    {
      refused: green('The server checks Telegram’s own signature, as it claims.'),
      accepted: red(
        'The server does not check Telegram’s own signature, although it claims to.',
        'Check `signature` by Ed25519 under Telegram’s public key, over `<bot id>:WebAppData` and the other fields.',
      ),
      failed: yellow('The server falls over in place of refusing it.', 'Answer 401.'),
    },
  ),
};
