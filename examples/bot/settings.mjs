import { readFileSync, statSync } from 'node:fs';

/** No token and no secret is longer, bytes. */
const maxFileBytes = 1000;

/**
 * What each setting may be. `secret`: its value stands in the file that `<name>_FILE` names, and is never printed.
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
    fallback: '8081',
  },
  BOT_API: {
    allowed: 'an address such as https://api.telegram.org, without a slash at the end',
    pattern: /^https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w.~-]+)*$/,
    fallback: 'https://api.telegram.org',
  },
};

/**
 * Reads the settings of README.md, the secrets from their files. Throws a sentence at the first that is missing or not
 * allowed.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function readSettings(env) {
  const read = (/** @type {Name} */ name) => {
    const { allowed, pattern, secret, fallback } = rules[name];
    const value = secret ? readSecret(env, name) : env[name] || fallback;
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

/** An environment is seen by other processes of the user and stands in logs and the shell's history; a file is not. */
function readSecret(
  /** @type {Readonly<Record<string, string | undefined>>} */ env,
  /** @type {Name} */ name,
) {
  if (env[name])
    throw new Error(
      `${name} is not taken from the environment, which others can see. Write it into a file that only you can read, and set ${name}_FILE: see README.md.`,
    );
  const file = env[`${name}_FILE`];
  if (!file)
    throw new Error(`${name}_FILE is missing: it names the file of ${name}. See README.md.`);
  try {
    if (statSync(file).size > maxFileBytes) throw new Error('it is too long for a secret');
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Error(`${name}_FILE is ${JSON.stringify(file)}, which cannot be read: ${why}`);
  }
}
