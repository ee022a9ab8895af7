import { describe, expect, test } from 'vitest';
import { inlineHashes } from './inlineHashes';
import { contentPolicy } from './policy';
import { readHosts, type ShopHost } from './shopHost';
import { isThirdParty, thirdParties, thirdPartiesOf } from './thirdParties';

const page = `<head><script>run()</script><style>p{}</style></head>
<script type="module" src="/assets/a.js"></script>`;
const inline = inlineHashes(page);

/** The directives of a policy, each with what it lets in. */
function policyOf(host: Partial<ShopHost> = {}): Record<string, string[]> {
  const policy = contentPolicy(inline, { settings: {}, allow: [], origins: [], ...host });
  return Object.fromEntries(
    policy.split('; ').map((rule) => {
      const [directive = '', ...sources] = rule.split(' ');
      return [directive, sources];
    }),
  );
}

describe('the policy of a host', () => {
  test('lets the page’s own script and style run by their hash, and no other inline code', () => {
    // printf 'run()' | openssl dgst -sha256 -binary | base64
    expect(policyOf()['script-src']).toEqual([
      "'self'",
      "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    ]);
    expect(policyOf()['style-src']).toEqual(["'self'", ...inline.styles]);
    expect(inline.styles).toHaveLength(1);
  });

  test('is closed where nothing is said, and has no objects, frames or other base', () => {
    const policy = policyOf();
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-src'])
      expect(policy[directive]).toEqual(["'none'"]);
    expect(JSON.stringify(policy)).not.toContain('unsafe');
  });

  test('is framed by itself, Telegram and the origins of the setting', () => {
    const settings = { VITE_TELEGRAM_ORIGINS: 'https://web.other.example, https://b.example/path' };
    expect(policyOf({ settings })['frame-ancestors']).toEqual([
      "'self'",
      'https://web.telegram.org',
      'https://web.other.example',
      'https://b.example',
    ]);
  });

  test('reaches the API, the pictures and the maps of the settings, as origins only', () => {
    const { 'connect-src': data, 'img-src': pictures } = policyOf({
      settings: {
        VITE_API_BASE_URL: 'https://api.example.uz/v2',
        VITE_CONTENT_BASE_URL: '/content',
        VITE_CDN_URL: 'https://cdn.example.uz/img?a=1;b',
        VITE_MAP_STYLE_URL: 'https://maps.example.uz/{theme}.json',
        VITE_REPORT_URL: 'https://errors.example.uz/in',
      },
      origins: ['https://tiles.example.uz'],
    });
    expect(data).toEqual([
      "'self'",
      'https://api.example.uz',
      'https://errors.example.uz',
      'https://maps.example.uz',
      'https://tiles.example.uz',
    ]);
    expect(pictures).toContain('https://cdn.example.uz');
    expect(pictures).toContain('https://tiles.example.uz');
  });

  test('reaches the usual map when the settings name none', () => {
    expect(policyOf()['connect-src']).toEqual(["'self'", 'https://tiles.openfreemap.org']);
  });

  test('refuses a setting that could end a directive or name no web address', () => {
    for (const address of ["api.example.uz; script-src 'unsafe-inline'", 'javascript:1', '//evil'])
      expect(() => policyOf({ settings: { VITE_API_BASE_URL: address } })).toThrow(
        'VITE_API_BASE_URL is no web address',
      );
  });

  test('allows a third party only what is listed for it', () => {
    for (const name of Object.keys(thirdParties).filter(isThirdParty)) {
      const strict = policyOf();
      const relaxed = policyOf({ allow: [name] });
      const party: Record<string, readonly string[]> = thirdParties[name];
      for (const [directive, sources] of Object.entries(relaxed)) {
        const added = sources.filter((one) => !strict[directive]?.includes(one));
        expect(added).toEqual(party[directive] ?? []);
      }
      expect(relaxed['script-src']).not.toContain("'unsafe-inline'");
    }
  });

  test('gives the hash up for a third party that styles its own elements', () => {
    const relaxed = policyOf({ allow: ['yandexMaps'] });
    expect(relaxed['style-src']).toContain("'unsafe-inline'");
    expect(relaxed['style-src']?.join()).not.toContain('sha256');
    expect(relaxed['script-src']?.join()).toContain('sha256');
  });
});

describe('the third parties of a merchant', () => {
  test('are those that its settings switch on', () => {
    expect(thirdPartiesOf({})).toEqual([]);
    expect(thirdPartiesOf({ yandexMetricsEnabled: true, amoCrmActive: true })).toEqual([
      'yandexMetrika',
      'amoCrm',
    ]);
    expect(thirdPartiesOf({ metaPixelActive: true, googleTagManagerActive: false })).toEqual([
      'metaPixel',
    ]);
  });

  test('count Yandex Maps only with a key, and not where Leaflet is asked for', () => {
    expect(thirdPartiesOf({ mapType: 'YANDEX' })).toEqual([]);
    expect(thirdPartiesOf({ mapType: 'YANDEX', yandexMapKey: 'k' })).toEqual(['yandexMaps']);
    expect(thirdPartiesOf({ mapType: 'LEAFLET', yandexMapKey: 'k' })).toEqual([]);
  });
});

describe('a list of hosts', () => {
  test('gives each host what it says, and the rest from every other', () => {
    const { fallback, named } = readHosts({
      '*': { settings: { VITE_CURRENCY: 'UZS', VITE_CDN_URL: '/cdn' }, allow: ['metaPixel'] },
      'a.example.uz': { settings: { VITE_CURRENCY: 'KZT' } },
      '*.example.kz': { allow: [], origins: ['https://tiles.example.kz/x'] },
    });
    expect(fallback.allow).toEqual(['metaPixel']);
    expect(named.get('a.example.uz')).toEqual({
      settings: { VITE_CURRENCY: 'KZT', VITE_CDN_URL: '/cdn' },
      allow: ['metaPixel'],
      origins: [],
    });
    expect(named.get('*.example.kz')?.allow).toEqual([]);
    expect(named.get('*.example.kz')?.origins).toEqual(['https://tiles.example.kz']);
  });

  test('is refused with a sentence when an entry is not understood', () => {
    expect(() => readHosts([])).toThrow('no object');
    expect(() => readHosts({ 'a b;': {} })).toThrow('"a b;" is no host.');
    expect(() => readHosts({ a: { allows: [] } })).toThrow('a: "allows" is not known.');
    expect(() => readHosts({ a: { settings: { VITE_NO: '' } } })).toThrow(
      '"VITE_NO" is no setting',
    );
    expect(() => readHosts({ a: { allow: ['tracker'] } })).toThrow('"tracker" is no third party');
    expect(() => readHosts({ '*': { merchantId: '7' } })).toThrow(
      '*: "merchantId" is for one host',
    );
    expect(() => readHosts({ a: { merchantId: '<7>' } })).toThrow('a: "merchantId" is no id.');
  });
});
