import { type HostKeys, readHostKeys } from '../domain/start/host';
import { pageSetting } from './pageSetting';

/**
 * The build settings (settled: entering), each with its default. A base URL has no
 * trailing slash, because paths begin with one.
 */
export type BuildSettings = {
  apiBaseUrl: string;
  /** the base for merchant keys that contain `mim` (§7) */
  devApiBaseUrl: string;
  /** base for policies, banners, stories and vacancies; null: the API's base */
  contentBaseUrl: string | null;
  cdnUrl: string;
  /** URL of a MapLibre style; `{theme}` becomes `light` or `dark`. Null: the map's own default */
  mapStyleUrl: string | null;
  timeZone: string;
  currency: string;
  /** whether the server supports the `Idempotency-Key` header */
  acceptsIdempotencyKey: boolean;
  /**
   * whether the closest branch is searched among delivering branches only (§7: on certain hosts)
   */
  asksForDeliveringBranch: boolean;
  /** number of digits in every SMS code; null if it varies */
  smsCodeLength: number | null;
  /** the deployment's brands, in JSON (`domain/brand/brandTable`) */
  brands: string;
  /** the merchant this host serves, if the deployment sets it */
  merchantId: string | null;
  /** the merchants of hosts whose name does not say it (`domain/start/host`) */
  hosts: HostKeys;
  /** whether the server accepts a merchant's key instead of its id for catalogue and settings */
  catalogByKey: boolean;
};

type Name = keyof ImportMetaEnv & `VITE_${string}`;

/** Reads the settings: the page's, else the values from build time. */
export function readBuildSettings(document: Document): BuildSettings {
  const tag = (name: string) => pageSetting(document, name);
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
    acceptsIdempotencyKey: read('VITE_IDEMPOTENCY_KEY', env.VITE_IDEMPOTENCY_KEY) === 'on',
    brands: read('VITE_BRANDS', env.VITE_BRANDS) ?? '',
    merchantId: tag('merchant') || null,
    hosts: readHostKeys(tag('hosts') ?? ''),
    catalogByKey: read('VITE_CATALOG_BY_KEY', env.VITE_CATALOG_BY_KEY) === 'on',
    asksForDeliveringBranch: read('VITE_CLOSEST_DELIVERY', env.VITE_CLOSEST_DELIVERY) === 'on',
    smsCodeLength: codeLength(read('VITE_SMS_CODE_LENGTH', env.VITE_SMS_CODE_LENGTH)),
  };
}

/** Accepts the lengths of `limits.codeDigits`, not imported to keep the inline script small. */
const codeLength = (setting: string | undefined): number | null =>
  /^[4-8]$/.test(setting ?? '') ? Number(setting) : null;

/** Trims blanks and trailing slashes, which are common in hand-written settings. */
const baseUrl = (text: string): string => text.trim().replace(/\/+$/, '');
