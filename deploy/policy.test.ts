import { describe, expect, test } from 'vitest';
import { contentPolicy, inlineHashes } from './policy';
import type { ShopHost } from './shopHost';
import { isThirdParty, thirdParties, thirdPartiesOf } from './thirdParties';

const page = `<head><script>run()</script><style>p{}</style></head>
<script type="module" src="/assets/a.js"></script>`;
const inline = inlineHashes(page);

/** A policy's directives with their sources. */
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
  test('allows the page’s own inline script and style by hash, and no other inline code', () => {
    // printf 'run()' | openssl dgst -sha256 -binary | base64
    expect(policyOf()['script-src']).toEqual([
      "'self'",
      "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    ]);
    expect(policyOf()['style-src']).toEqual(["'self'", ...inline.styles]);
    expect(inline.styles).toHaveLength(1);
  });

  test('is closed by default and forbids objects, frames and other base URLs', () => {
    const policy = policyOf();
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-src'])
      expect(policy[directive]).toEqual(["'none'"]);
    expect(JSON.stringify(policy)).not.toContain('unsafe');
  });

  test('can be framed by the shop itself, Telegram and the configured origins', () => {
    const settings = { VITE_TELEGRAM_ORIGINS: 'https://web.other.example, https://b.example/path' };
    expect(policyOf({ settings })['frame-ancestors']).toEqual([
      "'self'",
      'https://web.telegram.org',
      'https://web.other.example',
      'https://b.example',
    ]);
  });

  test.each(['*.uz', 'https://*.uz', 'http://web.example.uz', 'https://*.'])(
    'is not framed by %s',
    (origin) => {
      const settings = { VITE_TELEGRAM_ORIGINS: `https://a.example.uz ${origin}` };
      expect(() => policyOf({ settings })).toThrow(/VITE_TELEGRAM_ORIGINS/);
    },
  );

  test('can be framed by a group below a domain, and by a page of this machine', () => {
    const settings = { VITE_TELEGRAM_ORIGINS: 'https://*.example.uz http://localhost:5173' };
    expect(policyOf({ settings })['frame-ancestors']?.slice(2)).toEqual([
      'https://*.example.uz',
      'http://localhost:5173',
    ]);
  });

  test('allows the configured API, picture and map hosts, as origins only', () => {
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

  test('allows the default map host when no map is configured', () => {
    expect(policyOf()['connect-src']).toEqual(["'self'", 'https://tiles.openfreemap.org']);
  });

  test('gives a third party only its listed sources', () => {
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

  test('drops the style hash for a third party that needs inline styles', () => {
    const relaxed = policyOf({ allow: ['yandexMaps'] });
    expect(relaxed['style-src']).toContain("'unsafe-inline'");
    expect(relaxed['style-src']?.join()).not.toContain('sha256');
    expect(relaxed['script-src']?.join()).toContain('sha256');
  });
});

describe('the third parties of a merchant', () => {
  test('are those its settings switch on', () => {
    expect(thirdPartiesOf({})).toEqual([]);
    expect(thirdPartiesOf({ yandexMetricsEnabled: true, amoCrmActive: true })).toEqual([
      'yandexMetrika',
      'amoCrm',
    ]);
    expect(thirdPartiesOf({ metaPixelActive: true, googleTagManagerActive: false })).toEqual([
      'metaPixel',
    ]);
  });

  test('include Yandex Maps only with a key and a map type other than Leaflet', () => {
    expect(thirdPartiesOf({ mapType: 'YANDEX' })).toEqual([]);
    expect(thirdPartiesOf({ mapType: 'YANDEX', yandexMapKey: 'k' })).toEqual(['yandexMaps']);
    expect(thirdPartiesOf({ mapType: 'LEAFLET', yandexMapKey: 'k' })).toEqual([]);
  });
});
