import { parseBrands } from '../src/domain/brand/brandTable.ts';

/** The settings that a page may override (.env.example). */
export const settingNames = [
  'VITE_API_BASE_URL',
  'VITE_DEV_API_BASE_URL',
  'VITE_CONTENT_BASE_URL',
  'VITE_CDN_URL',
  'VITE_MAP_STYLE_URL',
  'VITE_TIME_ZONE',
  'VITE_CURRENCY',
  'VITE_TELEGRAM_ORIGINS',
  'VITE_IDEMPOTENCY_KEY',
  'VITE_CLOSEST_DELIVERY',
  'VITE_DISTANCE_UNIT',
  'VITE_SMS_CODE_LENGTH',
  'VITE_CATALOG_BY_KEY',
  'VITE_BRANDS',
  'VITE_REPORT_URL',
] as const;

export type SettingName = (typeof settingNames)[number];

/** What a setting may be: in words, for anyone who has mistyped it, and as a check. */
export type Rule = { allowed: string; fits: (value: string) => boolean };

/** Throws a sentence that names the setting, its value and what is allowed. */
export function checkSetting(name: string, value: string, { allowed, fits }: Rule): string {
  if (fits(value)) return value;
  throw new Error(`${name} is ${JSON.stringify(value)}. Allowed is ${allowed}.`);
}

/** A host name, as browsers read it from an address; nothing else may reach a header. */
export const isHostName = (name: string): boolean =>
  name.length < 254 &&
  /^(?!-)[a-z\d_-]{1,63}(\.(?!-)[a-z\d_-]{1,63})*\.?$|^\[[\da-f:.]+\]$/.test(name);

/** An address with a host of letters, digits and hyphens, and without a log-in. */
function webAddress(value: string): URL | null {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return isHostName(url.hostname) && !url.username && !url.password ? url : null;
}

const isPath = (value: string): boolean => /^\/(?![/\\])[^\s\\?#]*$/.test(value);
const isBase = (value: string): boolean => {
  const text = value.trim();
  const url = webAddress(text);
  return url ? !url.search && !url.hash : isPath(text);
};

const base: Rule = {
  allowed: 'an address such as https://api.example.uz/v1, or a path such as /api',
  fits: isBase,
};
const address: Rule = {
  allowed: 'an address such as https://example.uz/x, or a path on the shop’s own host',
  fits: (value) => webAddress(value) !== null || /^\/(?![/\\])[^\s\\]*$/.test(value),
};
const oneOf = (...values: string[]): Rule => ({
  allowed: `${values.join(' or ')}, or nothing`,
  fits: (value) => values.includes(value),
});
const digits: Rule = { allowed: 'a number from 4 to 8', fits: (value) => /^[4-8]$/.test(value) };

export const folder: Rule = {
  allowed: 'the path of a folder',
  fits: (value) => /^[^\0\r\n]+$/.test(value),
};
/** Goes into the configuration of nginx. */
export const serverFolder: Rule = {
  allowed: 'an absolute path of letters, digits and . _ - /',
  fits: (value) => /^\/[\w./-]*$/.test(value),
};
export const port: Rule = {
  allowed: 'a whole number from 1 to 65535, or 0 for any that is free',
  fits: (value) => /^\d{1,5}$/.test(value) && Number(value) < 65_536,
};
export const origin: Rule = {
  allowed: 'an origin such as https://api.example.uz, without a path',
  fits: (value) => webAddress(value)?.pathname === '/' && !/[?#]/.test(value),
};

/**
 * A page that may show the shop in its frame, and Telegram's session with it: over https, unless it is on this
 * machine; of a group (`*.`) its own domain is named, not that of a country.
 */
export function isEmbedder(value: string): boolean {
  const [, group, rest = ''] = /^https?:\/\/(\*\.)?(.*)$/i.exec(value) ?? [];
  const url = webAddress(value.replace('*.', ''));
  if (url === null) return false;
  if (group && !/^[^.]+\.[^.]+/.test(rest)) return false;
  return url.protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
}

/** Goes into the page, and into the header `merchant` of each call. */
export const merchantId: Rule = {
  allowed: 'an id of letters, digits, _ and -',
  fits: (value) => /^[\w-]+$/.test(value),
};

export const botLink: Rule = {
  allowed: 'the link of a bot or of its app such as https://t.me/example_bot',
  fits: (value) => /^https:\/\/t\.me\/[a-z]\w{3,31}(\/\w{1,64})?\/?$/i.test(value),
};

/** What each setting of `.env.example` may be; nothing is always allowed. */
export const settingRules: Readonly<Record<SettingName, Rule>> = {
  VITE_API_BASE_URL: base,
  VITE_DEV_API_BASE_URL: base,
  VITE_CONTENT_BASE_URL: base,
  VITE_CDN_URL: base,
  VITE_MAP_STYLE_URL: {
    ...address,
    fits: (value) => address.fits(value.replaceAll('{theme}', 'light')),
  },
  VITE_TIME_ZONE: { allowed: 'a time zone such as Asia/Tashkent', fits: isTimeZone },
  VITE_CURRENCY: {
    allowed: 'the code of a currency such as UZS',
    fits: (value) => Intl.supportedValuesOf('currency').includes(value.trim().toUpperCase()),
  },
  VITE_TELEGRAM_ORIGINS: {
    allowed: 'a list of origins such as https://web.example.uz, separated by blanks or commas',
    fits: (value) =>
      value
        .split(/[\s,]+/)
        .filter(Boolean)
        .every((each) => origin.fits(each.replace('://*.', '://')) && isEmbedder(each)),
  },
  VITE_IDEMPOTENCY_KEY: oneOf('on'),
  VITE_CLOSEST_DELIVERY: oneOf('on'),
  VITE_DISTANCE_UNIT: oneOf('m', 'km'),
  VITE_SMS_CODE_LENGTH: digits,
  VITE_CATALOG_BY_KEY: oneOf('on'),
  VITE_BRANDS: {
    allowed: 'a table of brands as in deploy/brands.example.json',
    fits: (value) => parseBrands(value) !== null,
  },
  VITE_REPORT_URL: address,
};

/** Only what browsers of today know: later ones also take offsets such as +05:00. */
function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z\d_+-]+)*$/.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The origin of a web address; `*.` before the host stands for all below it. Only the origin goes
 * into a header, and its host has no sign that could end a directive or begin a variable. Throws,
 * naming the setting, for anything but a web address.
 */
export function webOrigin(address: string, setting: string): string {
  const [, scheme = '', group = '', rest = ''] = /^(https?:\/\/)(\*\.)?(.*)$/.exec(address) ?? [];
  const url = webAddress(scheme + rest);
  if (url === null)
    throw new Error(
      `${setting} is not a web address: ${JSON.stringify(address)}. Allowed is one such as https://example.uz.`,
    );
  // A name may end with a dot, and is the same without it.
  return `${url.protocol}//${group}${url.host.replace(/\.(?=$|:)/, '')}`;
}
