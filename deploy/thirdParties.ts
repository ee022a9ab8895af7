type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'media-src'
  | 'worker-src'
  | 'manifest-src'
  | 'frame-src'
  | 'form-action'
  | 'frame-ancestors';

/** Allowed sources by directive. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

const yandexMapsHosts = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru'];
const yandexStatic = 'https://yastatic.net';
const metrikaHosts = ['ru', 'com', 'uz', 'kz'].map((zone) => `https://mc.yandex.${zone}`);
const amoCrmHosts = ['https://gso.amocrm.ru', 'https://*.amocrm.ru'];

/**
 * Every third party that may run in the page, besides the API and the maps, and the sources it
 * needs. The policy is relaxed nowhere else. A host allows the ones its merchant has switched on
 * (deploy/README); none is allowed by default.
 */
export const thirdParties = {
  /** As documented by Yandex. The costliest: it uses `eval` and inline styles. */
  yandexMaps: {
    'script-src': [
      ...yandexMapsHosts,
      yandexStatic,
      'https://suggest-maps.yandex.ru',
      "'unsafe-eval'",
    ],
    'style-src': [...yandexMapsHosts, yandexStatic, "'unsafe-inline'"],
    'connect-src': [...yandexMapsHosts, 'https://*.maps.yandex.net', yandexStatic],
    'img-src': [...yandexMapsHosts, 'https://*.maps.yandex.net', yandexStatic],
    'worker-src': ['blob:'],
  },
  yandexMetrika: {
    'script-src': ['https://mc.yandex.ru', yandexStatic],
    'connect-src': [...metrikaHosts, 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
    'img-src': metrikaHosts,
    'frame-src': ['blob:', 'https://mc.yandex.ru', 'https://mc.yandex.com'],
  },
  metaPixel: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
  },
  /** The container's inline script tags stay blocked; only hosted scripts run. */
  googleTagManager: {
    'script-src': ['https://www.googletagmanager.com'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  },
  amoCrm: {
    'script-src': amoCrmHosts,
    'style-src': [...amoCrmHosts, "'unsafe-inline'"],
    'connect-src': [...amoCrmHosts, 'wss://*.amocrm.ru'],
    'img-src': amoCrmHosts,
    'frame-src': amoCrmHosts,
  },
} satisfies Record<string, Sources>;

export type ThirdParty = keyof typeof thirdParties;

export const isThirdParty = (name: string): name is ThirdParty => Object.hasOwn(thirdParties, name);

/** The merchant fields and settings (§3) that switch third parties on, named as on the wire. */
export type MerchantSettings = {
  mapType?: string | null;
  /** the Yandex Maps key, a field of the merchant rather than of its settings */
  yandexMapKey?: string | null;
  yandexMetricsEnabled?: boolean | null;
  metaPixelActive?: boolean | null;
  googleTagManagerActive?: boolean | null;
  amoCrmActive?: boolean | null;
};

/** The third parties a merchant has switched on. */
export function thirdPartiesOf(settings: MerchantSettings): ThirdParty[] {
  const wanted: Record<ThirdParty, unknown> = {
    yandexMaps: settings.mapType !== 'LEAFLET' && settings.yandexMapKey,
    yandexMetrika: settings.yandexMetricsEnabled,
    metaPixel: settings.metaPixelActive,
    googleTagManager: settings.googleTagManagerActive,
    amoCrm: settings.amoCrmActive,
  };
  return Object.keys(thirdParties)
    .filter(isThirdParty)
    .filter((name) => wanted[name]);
}
