// @vitest-environment node
import { expect, test } from 'vitest';
import { typographyFaults } from '../../../src/i18n/typography.testing';
import { directionOf, texts, textsIn } from './texts';

test('Telegram speaks the person’s language, and English where it does not know it', () => {
  expect(textsIn('uz').cancel).toBe('Bekor qilish');
  expect(textsIn('zh-hans').cancel).toBe('取消');
  expect(textsIn('de').cancel).toBe('Cancel');
  expect(['ar', 'ru', 'de'].map(directionOf)).toEqual(['rtl', 'ltr', 'ltr']);
});

test.each(Object.entries(texts))(
  'its texts in %s have the quotes, apostrophes and blanks of docs/texts.md',
  (tag, own) => {
    const shops = {
      en: 'eng',
      kk: 'kz',
      uz: 'uz',
      ru: 'ru',
      ar: 'ar',
      tr: 'tr',
      zh: 'zh',
    } as const;
    const language = Object.entries(shops).find(([each]) => each === tag)?.[1];
    if (!language) throw new Error(`${tag} is not a language of the shop`);
    const wrong = Object.entries(own).flatMap(([key, text]) =>
      typographyFaults(language, text).map((fault) => `${key}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  },
);
