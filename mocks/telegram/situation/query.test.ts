import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clients } from '../protocol/clients';
import { platforms, quirks } from '../protocol/platforms';
import { deviceNames } from './devices';
import { readQuery, writeQuery } from './query';
import {
  biometryAnswers,
  dataKinds,
  invoiceAnswers,
  launchKinds,
  performanceClasses,
  permissions,
  popupAnswers,
  responses,
  type Situation,
  themes,
  usual,
  versions,
} from './situation';
import { accountNames } from './users';

const pixels = fc.integer({ min: 0, max: 999 });
const insets = fc.record({ top: pixels, right: pixels, bottom: pixels, left: pixels });
const permission = fc.constantFrom(...permissions);
const degrees = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((each) => each / 1e6);
const flag = fc.boolean();

const situations: fc.Arbitrary<Situation> = fc.record({
  app: fc.string(),
  path: fc.string().map((path) => `/${path}`),
  panel: flag,
  strict: flag,
  vendor: fc.string(),
  launch: fc.constantFrom(...launchKinds),
  start: fc.string(),
  user: fc.constantFrom(...accountNames),
  second: fc.constantFrom('' as const, ...accountNames),
  id: fc.nat(),
  name: fc.string({ unit: 'grapheme' }),
  person: fc.constantFrom({}, { id: 7, first_name: 'Ada', is_premium: true }),
  language: fc.string(),
  phone: fc.string(),
  photo: fc.string(),
  theme: fc.constantFrom(...themes),
  colors: fc.dictionary(
    // names from Telegram's palette; `constructor` and `prototype` are not colours
    fc.stringMatching(/^[a-z]{1,12}_color$/),
    fc.stringMatching(/^#[\da-f]{6}$/),
    {
      noNullPrototype: true,
    },
  ),
  client: fc.constantFrom(...clients),
  platform: fc.constantFrom(...platforms),
  version: fc.constantFrom('6.0', '7.10', '9.1'),
  performance: fc.constantFrom(...performanceClasses),
  device: fc.constantFrom(...deviceNames),
  width: pixels,
  height: pixels,
  fit: flag,
  compact: flag,
  ownColors: flag,
  fullscreen: flag,
  settings: flag,
  inline: flag,
  keyboard: flag,
  safe: insets,
  content: insets,
  data: fc.constantFrom(...dataKinds),
  contact: fc.constantFrom(...responses),
  write: permission,
  location: fc.constantFrom(...responses),
  latitude: degrees,
  longitude: degrees,
  invoice: fc.constantFrom(...invoiceAnswers),
  popup: fc.constantFrom(...popupAnswers),
  biometry: fc.constantFrom(...biometryAnswers),
  motion: flag,
  emoji: permission,
  late: fc.nat({ max: 999_999 }),
  twice: flag,
  silent: flag,
  clipboard: fc.string(),
  links: flag,
  newPhone: flag,
});

test('every situation survives a round trip through its address', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      expect(readQuery(writeQuery(situation))).toEqual(situation);
    }),
  );
});

test('the default client is one that exists, in the newest version', () => {
  expect(usual.client).toBe('web');
  expect(quirks[usual.platform].isWeb).toBe(true);
  expect(usual.version).toBe(versions.at(-1));
  for (const version of ['9.5', '9.6', '10.1', '10.2', '10.3']) expect(versions).toContain(version);
});

test('the default situation has an empty query', () => {
  expect(writeQuery(usual)).toBe('');
  expect(readQuery('')).toEqual(usual);
});

test('misspelt values become defaults, the others still apply', () => {
  const read = readQuery(
    '?theme=purple&version=new&width=-4&safe=1,2&colors={&vendor=bloom&panel=0',
  );
  expect(read).toEqual({ ...usual, vendor: 'bloom', panel: false });
});
