/**
 * What each setting may be. `secret`: its value is never printed.
 *
 * @typedef {'BOT_TOKEN' | 'SHOP_LINK' | 'ORDERS_SECRET' | 'PORT' | 'BOT_API'} Name
 * @type {Readonly<Record<Name, { allowed: string, pattern: RegExp, secret?: true,
 *   fallback?: string }>>}
 */
const rules = {
  BOT_TOKEN: {
    allowed: 'the token from BotFather, such as 123456:ABC-DEF',
    pattern: /^\d+:[\w-]+$/,
    secret: true,
  },
  SHOP_LINK: {
    allowed: 'the link of the bot or of its app, such as https://t.me/example_bot',
    pattern: /^https:\/\/t\.me\/[a-z]\w{3,31}(\/\w{1,64})?\/?$/i,
  },
  ORDERS_SECRET: {
    allowed: 'at least 8 letters, digits and signs of a keyboard',
    pattern: /^[!-~](?=.{7})[ -~]*[!-~]$/,
    secret: true,
  },
  PORT: {
    allowed: 'a whole number from 0 to 65535',
    pattern: /^([0-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/,
    fallback: '8080',
  },
  BOT_API: {
    allowed: 'an address such as https://api.telegram.org, without a slash at the end',
    pattern: /^https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w.~-]+)*$/,
    fallback: 'https://api.telegram.org',
  },
};

/**
 * Reads the settings of README.md. Throws a sentence at the first that is missing or not allowed.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function readSettings(env) {
  const read = (/** @type {Name} */ name) => {
    const { allowed, pattern, secret, fallback } = rules[name];
    const value = env[name] || fallback;
    if (value !== undefined && pattern.test(value)) return value;
    const shown = secret ? `of ${value?.length ?? 0} characters` : JSON.stringify(value ?? '');
    throw new Error(`${name} is ${shown}. Allowed is ${allowed}: see README.md.`);
  };
  return {
    token: read('BOT_TOKEN'),
    link: read('SHOP_LINK').replace(/\/$/, ''),
    secret: read('ORDERS_SECRET'),
    port: Number(read('PORT')),
    root: read('BOT_API'),
  };
}
