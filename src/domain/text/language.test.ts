import { describe, expect, it } from 'vitest';
import {
  chooseLanguage,
  directionOf,
  fromTelegramCode,
  isLanguage,
  langTag,
  languageFound,
  languages,
  localeTag,
  localize,
  startsInRussian,
} from './language';

describe('a localized text', () => {
  it('is read in the requested language', () => {
    expect(localize({ ru: 'Плов', uz: 'Palov' }, 'uz')).toBe('Palov');
  });

  it('falls back to the merchant\u2019s language, ru, uz, eng, then whatever is there', () => {
    const text = { tr: 'Pilav', zh: '抓饭', uz: 'Palov', ru: 'Плов' };
    expect(localize(text, 'eng', 'tr')).toBe('Pilav');
    expect(localize(text, 'eng', 'ar')).toBe('Плов');
    expect(localize({ tr: 'Pilav', eng: 'Pilaf', uz: 'Palov' }, 'ru')).toBe('Palov');
    expect(localize({ tr: 'Pilav', eng: 'Pilaf' }, 'ru')).toBe('Pilaf');
    expect(localize({ tr: 'Pilav' }, 'ru')).toBe('Pilav');
  });

  it('is English for readers of Arabic, Turkish and Chinese, and Russian for those of Kazakh, before the merchant\u2019s', () => {
    const text = { eng: 'Pilaf', uz: 'Palov', ru: 'Плов' };
    for (const language of ['ar', 'tr', 'zh'] as const) {
      expect(localize(text, language, 'uz')).toBe('Pilaf');
      expect(localize({ uz: 'Palov', ru: 'Плов' }, language, 'uz')).toBe('Palov');
      expect(localize({ ...text, [language]: 'own' }, language, 'uz')).toBe('own');
    }
    expect(localize(text, 'kz', 'uz')).toBe('Плов');
    expect(localize({ eng: 'Pilaf', uz: 'Palov' }, 'kz', 'uz')).toBe('Palov');
  });

  it('tells which language it was found in', () => {
    expect(languageFound({ uz: ' ', ru: 'Плов' }, 'uz')).toBe('ru');
    expect(languageFound({ uz: 'Osh', ru: 'Плов' }, 'ar', 'uz')).toBe('uz');
    expect(languageFound({ uz: 'Osh', eng: 'Pilaf' }, 'ar', 'uz')).toBe('eng');
    expect(languageFound({ uz: ' ' }, 'uz')).toBeUndefined();
  });

  it('skips blank texts, and is empty if there is none', () => {
    expect(localize({ uz: '  ', ru: 'Плов' }, 'uz')).toBe('Плов');
    expect([localize({}, 'uz'), localize(null, 'uz'), localize({ uz: ' ' }, 'uz')]).toEqual([
      '',
      '',
      '',
    ]);
  });
});

describe('the initial language', () => {
  const from = {
    stored: null,
    telegramCode: null,
    mainLanguage: null,
    active: ['uz', 'ru', 'eng', 'tr'] as const,
    startsInRussian: false,
  };

  it('defaults to uz', () => {
    expect(chooseLanguage(from)).toBe('uz');
    expect(chooseLanguage({ ...from, active: [] })).toBe('uz');
  });

  it('is the user’s choice, else Telegram’s, else the merchant’s', () => {
    const all = { ...from, stored: 'ru', telegramCode: 'en-US', mainLanguage: 'tr' as const };
    expect(chooseLanguage(all)).toBe('ru');
    expect(chooseLanguage({ ...all, stored: null })).toBe('eng');
    expect(chooseLanguage({ ...all, stored: null, telegramCode: 'de' })).toBe('tr');
  });

  it('is ru for merchants that require it, unless the user chose', () => {
    const insisting = { ...from, startsInRussian: true, telegramCode: 'en' };
    expect(chooseLanguage(insisting)).toBe('ru');
    expect(chooseLanguage({ ...insisting, stored: 'uz' })).toBe('uz');
  });

  it('skips languages the merchant has switched off', () => {
    const preferences = { ...from, stored: 'zh', telegramCode: 'ar', mainLanguage: 'kz' as const };
    expect(chooseLanguage(preferences)).toBe('uz');
    expect(chooseLanguage({ ...preferences, active: ['eng', 'ru'] })).toBe('eng');
  });
});

it('Telegram’s codes map to ours, whatever their region or case', () => {
  const codes = ['uz', 'ru-RU', 'en', 'EN_us', 'kk', 'zh-hans', 'tr', 'ar', 'de', '', null];
  expect(codes.map(fromTelegramCode)).toEqual([
    'uz',
    'ru',
    'eng',
    'eng',
    'kz',
    'zh',
    'tr',
    'ar',
    null,
    null,
    null,
  ]);
  expect(fromTelegramCode('constructor')).toBeNull();
});

it('only Arabic is right to left, and every language has a tag that Intl supports', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  const tags = languages.map(localeTag);
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toHaveLength(languages.length);
});

it('Arabic has Latin digits in Intl, and a plain tag in the page', () => {
  expect(new Intl.NumberFormat(localeTag('ar')).format(19)).toBe('19');
  expect(languages.filter((language) => /-u-/.test(langTag(language)))).toEqual([]);
  expect(langTag('ar')).toBe('ar');
});

it('a value is a language only in the server’s spelling', () => {
  expect(['uz', 'eng', 'en', '', null, 1].map(isLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('only the merchants that the table names start in Russian', () => {
  const table = '{"startsInRussian":["samovar"]}';
  expect(startsInRussian(table, 'samovar')).toBe(true);
  expect(startsInRussian(table, '7001')).toBe(false);
  expect(startsInRussian(table, null)).toBe(false);
});

it.each(['', '{', 'null', '{}', '{"startsInRussian":7}'])(
  'a table that says %j names none',
  (table) => {
    expect(startsInRussian(table, 'samovar')).toBe(false);
  },
);
