import { describe, expect, it } from 'vitest';
import {
  chooseLanguage,
  directionOf,
  fromTelegramCode,
  isLanguage,
  languages,
  localeTag,
  localize,
} from './language';

describe('a localized text', () => {
  it('is read in the language asked for', () => {
    expect(localize({ ru: 'Плов', uz: 'Palov' }, 'uz')).toBe('Palov');
  });

  it('falls back to the merchant\u2019s language, ru, uz, eng, then whatever is there', () => {
    const text = { tr: 'Pilav', eng: 'Pilaf', uz: 'Palov', ru: 'Плов' };
    expect(localize(text, 'ar', 'tr')).toBe('Pilav');
    expect(localize(text, 'ar', 'zh')).toBe('Плов');
    expect(localize({ tr: 'Pilav', eng: 'Pilaf', uz: 'Palov' }, 'ar')).toBe('Palov');
    expect(localize({ tr: 'Pilav', eng: 'Pilaf' }, 'ar')).toBe('Pilaf');
    expect(localize({ tr: 'Pilav' }, 'ar')).toBe('Pilav');
  });

  it('passes over blank texts, and is empty when there is none', () => {
    expect(localize({ uz: '  ', ru: 'Плов' }, 'uz')).toBe('Плов');
    expect([localize({}, 'uz'), localize(null, 'uz'), localize({ uz: ' ' }, 'uz')]).toEqual([
      '',
      '',
      '',
    ]);
  });
});

describe('the language to start in', () => {
  const from = {
    stored: null,
    telegramCode: null,
    mainLanguage: null,
    active: ['uz', 'ru', 'eng', 'tr'] as const,
    merchantId: 'demo',
  };

  it('is uz when nothing says otherwise', () => {
    expect(chooseLanguage(from)).toBe('uz');
    expect(chooseLanguage({ ...from, active: [] })).toBe('uz');
  });

  it('is the person\u2019s choice, else Telegram\u2019s, else the merchant\u2019s', () => {
    const all = { ...from, stored: 'ru', telegramCode: 'en-US', mainLanguage: 'tr' as const };
    expect(chooseLanguage(all)).toBe('ru');
    expect(chooseLanguage({ ...all, stored: null })).toBe('eng');
    expect(chooseLanguage({ ...all, stored: null, telegramCode: 'de' })).toBe('tr');
  });

  it('is ru for the merchants that insist, unless the person chose', () => {
    const insisting = { ...from, merchantId: 'samovar', telegramCode: 'en' };
    expect(chooseLanguage(insisting)).toBe('ru');
    expect(chooseLanguage({ ...insisting, stored: 'uz' })).toBe('uz');
  });

  it('passes over languages that the merchant has switched off', () => {
    const preferences = { ...from, stored: 'zh', telegramCode: 'ar', mainLanguage: 'kz' as const };
    expect(chooseLanguage(preferences)).toBe('uz');
    expect(chooseLanguage({ ...preferences, active: ['eng', 'ru'] })).toBe('eng');
  });
});

it('Telegram\u2019s codes become ours, whatever their region or case', () => {
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

it('only Arabic runs from right to left, and every language has a tag that Intl knows', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  const tags = languages.map(localeTag);
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toHaveLength(languages.length);
});

it('a value is a language only when it is spelt as the server spells it', () => {
  expect(['uz', 'eng', 'en', '', null, 1].map(isLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
