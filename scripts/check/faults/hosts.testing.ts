/** Faults of hosts.json in an operator's words, each with how it is written and the sentence that names it. */
type Rows = Readonly<Record<string, readonly [entries: string, said: string]>>;

const setting = (name: string, value: string) => `"a.uz": { "settings": { "${name}": ${value} } }`;
const noCall = 'no browser calls an http address: give the https one.';

/**
 * In a list with `demo.shop.test` beside it. `entry`: `deploy` stops, and `check --hosts` calls this one host broken.
 * `list`: both stop. `deploy`: only `deploy` does, since what a page calls is seen at its address.
 */
export const listFaults: Record<'entry' | 'list' | 'deploy', Rows> = {
  entry: {
    'a host stands in it twice': [
      '"a.uz": {}, "a.uz": {}',
      '"a.uz" is listed twice: only one of the two could hold.',
    ],
    'a host has capital letters': [
      '"Osh.uz": {}',
      '"Osh.uz" has capital letters, and browsers send small ones: write osh.uz.',
    ],
    'a group has capital letters': [
      '"*.Osh.uz": {}',
      '"*.Osh.uz" has capital letters, and browsers send small ones: write *.osh.uz.',
    ],
    'a host begins with a scheme': [
      '"https://osh.uz": {}',
      '"https://osh.uz" begins with a scheme, and a host has none: write osh.uz.',
    ],
    'a host has a port': [
      '"osh.uz:8443": {}',
      '"osh.uz:8443" has a port, and a host is listed without: write osh.uz.',
    ],
    'a host ends with a slash': ['"osh.uz/": {}', '"osh.uz/" has a slash in it'],
    'a host has a path': [
      '"osh.uz/menu": {}',
      '"osh.uz/menu" has a slash in it, and a host has no path: write osh.uz.',
    ],
    'a host is in Cyrillic letters': [
      '"ош.уз": {}',
      '"ош.уз" is not in Latin letters, as browsers send it: write xn--n1au.xn--',
    ],
    'a host has a blank': ['"a b": {}', '"a b" is not a host name. Allowed are'],
    'a host has a sign of nginx': ['"a b;": {}', '"a b;" is not a host name.'],
    'a label is too long': [`"${'a'.repeat(64)}.uz": {}`, 'is longer than a host name may be.'],
    'an entry is no object': ['"a.uz": "osh"', 'a.uz is not an object, but "osh".'],
    'a field is mistyped': ['"a.uz": { "allows": [] }', 'a.uz: "allows" is an unknown key.'],
    'a setting is mistyped': [
      setting('VITE_API_URL', '"https://api.test"'),
      '"VITE_API_URL" is not a setting',
    ],
    'a setting is no text': [
      setting('VITE_IDEMPOTENCY_KEY', 'true'),
      '"VITE_IDEMPOTENCY_KEY" is not a setting that may be true.',
    ],
    'the API has no scheme': [
      setting('VITE_API_BASE_URL', '"api.example.uz"'),
      'VITE_API_BASE_URL is "api.example.uz". Allowed is an address such as',
    ],
    'the time zone is mistyped': [
      setting('VITE_TIME_ZONE', '"Asia/Tashkend"'),
      'VITE_TIME_ZONE is "Asia/Tashkend". Allowed is a time zone such as Asia/Tashkent.',
    ],
    'the currency is a word': [
      setting('VITE_CURRENCY', '"SUM"'),
      'Allowed is the code of a currency such as UZS.',
    ],
    'a third party is not known': [
      '"a.uz": { "allow": ["tracker"] }',
      '"tracker" is not a known third party.',
    ],
    'the origins are no list': [
      '"a.uz": { "origins": "https://tiles.test" }',
      'a.uz: origins is not a list of strings',
    ],
    'the merchant has a blank': [
      '"a.uz": { "merchant": "a b" }',
      'a.uz: merchant is "a b". Allowed is the key',
    ],
    'the merchant is a number': [
      '"a.uz": { "merchant": 7 }',
      'a.uz: "merchant" is not a key. It is 7',
    ],
    'a group has a merchant': [
      '"*.b.uz": { "merchant": "b" }',
      '*.b.uz: "merchant" is for one host, and here it is "b"',
    ],
    'the merchant’s id has signs': [
      '"a.uz": { "merchantId": "<7>" }',
      'a.uz: "merchantId" is not an id.',
    ],
    'a host at Telegram has no merchant': [
      '"app7.tgcloud.ai": {}',
      'app7.tgcloud.ai: "merchant" is missing',
    ],
    'a host has moved to one that has moved': [
      '"a.uz": { "movedTo": "https://demo.b.uz" }, "demo.b.uz": { "movedTo": "https://c.uz" }',
      'a.uz: movedTo leads to demo.b.uz, which has moved itself.',
    ],
  },
  list: {
    'every host has one merchant': ['"*": { "merchant": "b" }', '*: "merchant" is for one host'],
    'every host has one merchant’s id': [
      '"*": { "merchantId": "7" }',
      '*: "merchantId" is for one host',
    ],
    'a setting of every host is mistyped': [
      '"*": { "settings": { "VITE_CURRENCY": "SUM" } }',
      '*: VITE_CURRENCY is "SUM".',
    ],
    'a comma is left at the end': ['"a.uz": {},', 'JSON'],
  },
  deploy: {
    'the API of every host is http': [
      '"*": { "settings": { "VITE_API_BASE_URL": "http://api.example.uz" } }',
      noCall,
    ],
    'the API is an http address in the network': [
      setting('VITE_API_BASE_URL', '"http://10.0.0.7/api"'),
      noCall,
    ],
    'the content of a group is http': [
      '"*.osh.uz": { "settings": { "VITE_CONTENT_BASE_URL": "http://x.uz" } }',
      noCall,
    ],
    'the map’s style is http': [setting('VITE_MAP_STYLE_URL', '"http://x.uz/{theme}"'), noCall],
    'the reports’ address is http': [setting('VITE_REPORT_URL', '"http://x.uz/in"'), noCall],
  },
};
