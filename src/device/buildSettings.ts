/** The build settings of readings 'How the app is built', each with its default. */
export type BuildSettings = {
  apiBaseUrl: string;
  /** the base for merchant keys that contain `mim` (§7) */
  devApiBaseUrl: string;
  contentBaseUrl: string;
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
};

type Name = keyof ImportMetaEnv & `VITE_${string}`;

/**
 * Reads the settings: a `<meta name="storefront:VITE_…">` of the page wins over the value that the
 * build was made with, so that one build serves many hosts.
 */
export function readBuildSettings(document: Document): BuildSettings {
  const read = (name: Name, built: string | undefined) =>
    document.querySelector<HTMLMetaElement>(`meta[name="storefront:${name}"]`)?.content || built;
  const env = import.meta.env;
  const apiBaseUrl = read('VITE_API_BASE_URL', env.VITE_API_BASE_URL) || '/api';
  return {
    apiBaseUrl,
    devApiBaseUrl: read('VITE_DEV_API_BASE_URL', env.VITE_DEV_API_BASE_URL) || apiBaseUrl,
    contentBaseUrl: read('VITE_CONTENT_BASE_URL', env.VITE_CONTENT_BASE_URL) || apiBaseUrl,
    cdnUrl: read('VITE_CDN_URL', env.VITE_CDN_URL) || '/cdn',
    mapStyleUrl: read('VITE_MAP_STYLE_URL', env.VITE_MAP_STYLE_URL) || null,
    timeZone: read('VITE_TIME_ZONE', env.VITE_TIME_ZONE) || 'Asia/Tashkent',
    currency: read('VITE_CURRENCY', env.VITE_CURRENCY) || 'UZS',
    telegramOrigins: (read('VITE_TELEGRAM_ORIGINS', env.VITE_TELEGRAM_ORIGINS) ?? '')
      .split(/[\s,]+/)
      .filter(Boolean),
    botLink: read('VITE_BOT_LINK', env.VITE_BOT_LINK) || null,
    acceptsIdempotencyKey: read('VITE_IDEMPOTENCY_KEY', env.VITE_IDEMPOTENCY_KEY) === 'on',
  };
}
