/**
 * The build settings of readings 'How the app is built', each with its default. A base URL has no
 * slash at its end: paths begin with one.
 */
export type BuildSettings = {
  apiBaseUrl: string;
  /** the base for merchant keys that contain `mim` (§7) */
  devApiBaseUrl: string;
  /** where policies, banners, stories and vacancies are; null: where the API is */
  contentBaseUrl: string | null;
  cdnUrl: string;
  /** a MapLibre style; `{theme}` becomes `light` or `dark`. Null: the map's own default */
  mapStyleUrl: string | null;
  timeZone: string;
  currency: string;
  /** origins besides Telegram's web client that may embed the shop */
  telegramOrigins: readonly string[];
  /** the bot that opens the shop, for links that come back into Telegram */
  botLink: string | null;
  /** whether the server knows the `Idempotency-Key` header */
  acceptsIdempotencyKey: boolean;
  /** whether this host looks for the closest branch among those that deliver (§7: on certain hosts) */
  asksForDeliveringBranch: boolean;
  /** digits that every code by SMS has; null when they differ */
  smsCodeLength: number | null;
  /** the same of the code that confirms a card */
  cardCodeLength: number | null;
  /** the merchant whose shop this host is, as the deployment knows it */
  merchantId: string | null;
  /** whether the server answers catalogue and settings for a merchant's key as for its id */
  catalogByKey: boolean;
};

type Name = keyof ImportMetaEnv & `VITE_${string}`;

/**
 * Reads the settings: a `<meta name="storefront:VITE_…">` of the page wins over the value that the
 * build was made with, so that one build serves many hosts.
 */
export function readBuildSettings(document: Document): BuildSettings {
  const tag = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="storefront:${name}"]`)?.content;
  const read = (name: Name, built: string | undefined) => tag(name) || built;
  const env = import.meta.env;
  const apiBaseUrl = baseUrl(read('VITE_API_BASE_URL', env.VITE_API_BASE_URL) || '/api');
  const content = read('VITE_CONTENT_BASE_URL', env.VITE_CONTENT_BASE_URL);
  return {
    apiBaseUrl,
    devApiBaseUrl: baseUrl(read('VITE_DEV_API_BASE_URL', env.VITE_DEV_API_BASE_URL) || apiBaseUrl),
    contentBaseUrl: content ? baseUrl(content) : null,
    cdnUrl: baseUrl(read('VITE_CDN_URL', env.VITE_CDN_URL) || '/cdn'),
    mapStyleUrl: read('VITE_MAP_STYLE_URL', env.VITE_MAP_STYLE_URL) || null,
    timeZone: read('VITE_TIME_ZONE', env.VITE_TIME_ZONE) || 'Asia/Tashkent',
    currency: read('VITE_CURRENCY', env.VITE_CURRENCY) || 'UZS',
    telegramOrigins: (read('VITE_TELEGRAM_ORIGINS', env.VITE_TELEGRAM_ORIGINS) ?? '')
      .split(/[\s,]+/)
      .filter(Boolean),
    botLink: read('VITE_BOT_LINK', env.VITE_BOT_LINK) || null,
    acceptsIdempotencyKey: read('VITE_IDEMPOTENCY_KEY', env.VITE_IDEMPOTENCY_KEY) === 'on',
    merchantId: tag('merchant') || null,
    catalogByKey: read('VITE_CATALOG_BY_KEY', env.VITE_CATALOG_BY_KEY) === 'on',
    asksForDeliveringBranch: read('VITE_CLOSEST_DELIVERY', env.VITE_CLOSEST_DELIVERY) === 'on',
    smsCodeLength: codeLength(read('VITE_SMS_CODE_LENGTH', env.VITE_SMS_CODE_LENGTH)),
    cardCodeLength: codeLength(read('VITE_CARD_CODE_LENGTH', env.VITE_CARD_CODE_LENGTH)),
  };
}

/** One that a code can have (`limits.codeDigits`): the inline script has no room for all limits. */
const codeLength = (setting: string | undefined): number | null =>
  /^[4-8]$/.test(setting ?? '') ? Number(setting) : null;

/** Written by hand, a base often ends in a slash: the paths that follow begin with theirs. */
const baseUrl = (text: string): string => text.trim().replace(/\/+$/, '');
