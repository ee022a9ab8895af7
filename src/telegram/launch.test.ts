import { describe, expect, test } from 'vitest';
import { reloadAddress } from './insideTelegram';
import { type LaunchWindow, readLaunch } from './launch';
import { storeLaunch } from './storeLaunch';
import type { Theme } from './theme';

const user = { id: 279058397, first_name: 'Али', last_name: 'О’Нил', language_code: 'ru' };

function initData(fields: Record<string, string> = {}): string {
  const all = {
    user: JSON.stringify(user),
    auth_date: '1',
    hash: 'abc',
    signature: 's',
    ...fields,
  };
  return new URLSearchParams(all).toString();
}

function hashOf(params: Record<string, string> = {}): string {
  const launch = { tgWebAppVersion: '9.1', tgWebAppPlatform: 'weba', tgWebAppData: initData() };
  return `#${new URLSearchParams({ ...launch, ...params })}`;
}

type Change = {
  hash?: string;
  search?: string;
  host?: string;
  embedder?: string | null;
  referrer?: string;
  userAgent?: string;
  isFramed?: boolean;
  bridge?: object;
  storage?: Map<string, string>;
};

/** A page in Telegram Web by default. */
function page(change: Change = {}): LaunchWindow {
  const host = change.host ?? 'demo.shop.uz';
  const embedder = change.embedder === undefined ? 'https://web.telegram.org' : change.embedder;
  const storage = change.storage ?? new Map<string, string>();
  const window: { parent: unknown } & Omit<LaunchWindow, 'parent'> = {
    location: {
      hash: change.hash ?? hashOf(),
      search: change.search ?? '',
      hostname: host,
      origin: `https://${host}`,
      ...(embedder && { ancestorOrigins: [embedder] }),
    },
    document: { referrer: change.referrer ?? '' },
    navigator: { userAgent: change.userAgent ?? 'Mozilla/5.0' },
    sessionStorage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
    parent: {},
    ...(change.bridge && { TelegramWebviewProxy: change.bridge }),
  };
  if (change.isFramed === false) window.parent = window;
  return window;
}

const read = (change?: Change, allowed: readonly string[] = []) =>
  readLaunch(page(change), allowed);

describe('the launch params', () => {
  test('include init data, user and language as Telegram sent them', () => {
    const launch = read();
    expect(launch).toMatchObject({
      initData: initData(),
      languageCode: 'ru',
      platform: 'weba',
      version: '9.1',
      user: { id: '279058397', firstName: 'Али', lastName: 'О’Нил', photoUrl: null },
      origin: 'https://web.telegram.org',
      hasBegun: false,
    });
  });

  test('keep dashes and underscores in a start parameter', () => {
    const start = 'table_b-1_h_2_t-3';
    expect(read({ hash: hashOf({ tgWebAppStartParam: start }) })?.startParam).toBe(start);
    const signed = initData({ start_param: start });
    expect(read({ hash: hashOf({ tgWebAppData: signed }) })?.startParam).toBe(start);
  });

  test('may lack a signature in the init data, which the server validates', () => {
    const raw = new URLSearchParams({ user: JSON.stringify(user), hash: 'abc' }).toString();
    expect(read({ hash: hashOf({ tgWebAppData: raw }) })?.initData).toBe(raw);
  });

  test('describe a guest if the init data has ten characters or fewer', () => {
    expect(read({ hash: hashOf({ tgWebAppData: 'hash=abcde' }) })).toMatchObject({
      initData: null,
      user: null,
    });
  });

  test.each(['{', '[]', 'null', '{"id":{}}', '7'])('have no user if it is %s', (broken) => {
    const launch = read({ hash: hashOf({ tgWebAppData: initData({ user: broken }) }) });
    expect(launch).toMatchObject({ user: null, languageCode: null });
  });

  test('accept theme colours of 3, 4, 6 and 8 digits and ignore other entries', () => {
    const theme = {
      bg_color: '#17212bff',
      text_color: '#fff',
      hint_color: '#ffff',
      link_color: '#6ab3f3',
      button_color: 'red;}body{display:none',
      'x:y': '#ffffff',
    };
    const launch = read({ hash: hashOf({ tgWebAppThemeParams: JSON.stringify(theme) }) });
    const { button_color: _, 'x:y': __, ...good } = theme;
    expect(launch?.theme).toEqual(good);
  });

  test.each([undefined, '', '{', '[1]', '"x"'])('have an empty theme if it is %s', (text) => {
    const hash = hashOf(text === undefined ? {} : { tgWebAppThemeParams: text });
    expect(read({ hash })?.theme).toEqual({});
  });

  test.each([
    ['Telegram-Android/11.3.3 (Samsung SM-A105F; Android 11; SDK 30; LOW)', true],
    ['Telegram-Android/11.3.3 (Google Pixel 8; Android 14; SDK 34; HIGH)', false],
    ['Mozilla/5.0 (Linux; Android 11; LOW)', false],
  ])('with the user agent %s have isWeak %s', (userAgent, isWeak) => {
    expect(read({ userAgent })?.isWeak).toBe(isWeak);
  });
});

describe('which hosts are trusted', () => {
  test('a hash pasted into a browser tab is not a launch', () => {
    expect(read({ isFramed: false })).toBeNull();
  });

  test('a native bridge is trusted and has no origin', () => {
    expect(read({ isFramed: false, bridge: {} })).toMatchObject({ origin: null });
  });

  test.each([
    '',
    '#',
    '#tgWebAppData=x',
    '#tgWebAppVersion=9.1',
    hashOf({ tgWebAppVersion: 'new' }),
  ])('a hash like %s is not a launch', (hash) => expect(read({ hash })).toBeNull());

  test('an unknown page that embeds the app is not trusted', () => {
    expect(read({ embedder: 'https://evil.example' })).toBeNull();
    expect(read({ embedder: 'https://web.telegram.org.evil.example' })).toBeNull();
    expect(read({ embedder: 'http://localhost:5000' })).toBeNull();
  });

  test('a host from the build settings is trusted', () => {
    const origin = 'https://client.example';
    expect(read({ embedder: origin }, [origin])).toMatchObject({ origin });
  });

  test('on a development host, an embedder on a development host is trusted on any port', () => {
    const origin = 'http://127.0.0.1:5901';
    expect(read({ host: 'localhost', embedder: origin })).toMatchObject({ origin });
    expect(read({ host: 'localhost', embedder: 'https://evil.example' })).toBeNull();
  });

  test('the referrer is used if the browser does not expose the embedder', () => {
    const from = (referrer: string) => read({ embedder: null, referrer });
    expect(from('https://web.telegram.org/a/')).toMatchObject({
      origin: 'https://web.telegram.org',
    });
    expect(from('https://evil.example/')).toBeNull();
  });

  test('Telegram’s web client is assumed if the embedder is unknown', () => {
    expect(read({ embedder: null })).toMatchObject({ origin: 'https://web.telegram.org' });
  });

  test('a hidden embedder is unknown: the referrer is used, else Telegram’s web client', () => {
    const hidden = (referrer = '') => read({ embedder: 'null', referrer });
    expect(hidden()).toMatchObject({ origin: 'https://web.telegram.org' });
    expect(hidden('https://web.telegram.org/a/')).toMatchObject({
      origin: 'https://web.telegram.org',
    });
    expect(hidden('https://evil.example/')).toBeNull();
  });
});

describe('after a reload', () => {
  const storage = (hasBegun = true) => {
    const items = new Map<string, string>();
    const first = page({ storage: items, embedder: 'http://localhost:5901', host: 'localhost' });
    const launch = readLaunch(first, []);
    if (launch) storeLaunch(first, { ...launch, hasBegun, theme: { bg_color: '#ffffff' } });
    return items;
  };

  test('the stored launch is used if the hash is gone', () => {
    const again = read({
      hash: '',
      storage: storage(),
      host: 'localhost',
      embedder: null,
      referrer: 'https://localhost/product/1',
    });
    expect(again).toMatchObject({
      initData: initData(),
      hasBegun: true,
      theme: { bg_color: '#ffffff' },
      origin: 'http://localhost:5901',
    });
  });

  test('the stored origin is used if the browser hides the embedder', () => {
    const again = read({ hash: '', storage: storage(), host: 'localhost', embedder: 'null' });
    expect(again).toMatchObject({ origin: 'http://localhost:5901' });
  });

  test('with storage denied, a page that is its own referrer is in Telegram’s web client', () => {
    const again = read({ embedder: null, referrer: 'https://demo.shop.uz/basket' });
    expect(again).toMatchObject({ origin: 'https://web.telegram.org' });
  });

  test('with storage denied, the embedder that the reload’s address names is used if it is trusted', () => {
    const named = (embedder: string, host: string) =>
      read({ hash: hashOf({ embedder }), embedder: 'null', host, referrer: `https://${host}/` });
    const local = 'http://localhost:5901';
    expect(named(local, 'localhost')).toMatchObject({ origin: local });
    expect(named('https://evil.example', 'localhost')).toBeNull();
    expect(named(local, 'demo.shop.uz')).toBeNull();
  });

  test('the hash of a new launch overrides the stored one', () => {
    const raw = initData({ hash: 'def' });
    const hash = hashOf({ tgWebAppData: raw });
    const again = read({ hash, storage: storage(), host: 'localhost' });
    expect(again).toMatchObject({ initData: raw, hasBegun: false, theme: {} });
  });

  test('an app reloaded before it was on screen has not begun', () => {
    const again = read({ storage: storage(false), host: 'localhost' });
    expect(again).toMatchObject({ hasBegun: false, theme: { bg_color: '#ffffff' } });
  });

  describe('a launch without init data', () => {
    const bare = { tgWebAppVersion: '9.1', tgWebAppPlatform: 'weba', tgWebAppThemeParams: '{}' };
    const hashWith = (params: Record<string, string>) =>
      `#${new URLSearchParams({ ...bare, ...params })}`;
    const dark: Theme = { bg_color: '#000000' };

    /** What a page with this hash reads where such a launch has been on screen, and turned dark. */
    function readAgain(hash: string | ((address: string) => string)) {
      const items = new Map<string, string>();
      const first = page({ hash: hashWith({}), storage: items });
      const launch = readLaunch(first, []);
      if (!launch) throw new Error('It is no launch');
      storeLaunch(first, { ...launch, hasBegun: true, theme: dark });
      const address = reloadAddress(launch, { pathname: '/', search: '' });
      return read({
        hash: typeof hash === 'string' ? hash : hash(new URL(address, 'http://localhost').hash),
        storage: items,
      });
    }

    test.each<[string, Parameters<typeof readAgain>[0]]>([
      ['the hash is still there', hashWith({})],
      ['the hash is gone', ''],
      ['Telegram’s client reloads the page', (address) => address],
    ])('is the same after a reload when %s', (_, hash) => {
      expect(readAgain(hash)).toMatchObject({ initData: null, hasBegun: true, theme: dark });
    });

    test.each([
      { tgWebAppVersion: '9.2' },
      { tgWebAppStartParam: 'product_patir' },
      { tgWebAppThemeParams: '{"bg_color":"#ffffff"}' },
      { tgWebAppData: initData() },
    ])('is another one than one with %o', (params) => {
      const again = readAgain(hashWith(params));
      expect(again).toMatchObject({ hasBegun: false });
      expect(again?.theme).not.toEqual(dark);
    });
  });

  test('the stored launch is ignored in an ordinary browser tab', () => {
    expect(read({ hash: '', storage: storage(), isFramed: false })).toBeNull();
  });

  test.each(['{', '7', '{"query":7}', '{"query":"x"}'])(
    'a stored value of %s is ignored',
    (text) => {
      expect(read({ hash: '', storage: new Map([['launch', text]]) })).toBeNull();
    },
  );

  test('with storage denied the launch is restored from the address', () => {
    const launch = read({ search: '?vendor=demo' });
    const sheet = { pathname: '/category', search: '?id=somsa' };
    const address = launch && reloadAddress({ ...launch, hasBegun: true }, sheet);
    const { pathname, search, hash } = new URL(address ?? '', 'http://localhost');
    expect([pathname, search]).toEqual(['/category', '?id=somsa&vendor=demo']);
    const again = read({ search, hash });
    expect(again).toMatchObject({ initData: initData(), hasBegun: true, vendor: 'demo' });
  });

  test('a storage that throws is ignored', () => {
    const window = page();
    const denied = Object.defineProperty({ ...window }, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const launch = readLaunch(denied, []);
    expect(launch).not.toBeNull();
    expect(() => launch && storeLaunch(denied, launch)).not.toThrow();
  });
});
