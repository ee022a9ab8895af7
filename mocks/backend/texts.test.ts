// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { typographyFaults } from '../../src/i18n/typography.testing';
import { refusalTexts } from './refusalTexts';
import { demoSeed } from './seed/demoSeed';

/** Every localized field, with its path. */
function texts(value: unknown, path = ''): (readonly [string, Record<string, unknown>])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('uz' in value && 'ru' in value) return [[path, { ...value }]];
  return Object.entries(value).flatMap(([key, each]) => texts(each, `${path}/${key}`));
}

describe.each([
  ['seed', demoSeed()],
  ['refusals', refusalTexts],
])('the texts of the mock backend: %s', (_, source) => {
  it('are in Uzbek, Russian and English', () => {
    const optional = /copyright/;
    const poor = texts(source).filter(
      ([path, text]) => !optional.test(path) && !(text.uz && text.ru && text.eng),
    );
    expect(poor).toEqual([]);
  });

  it('have the quotes, apostrophes and blanks of docs/texts.md', () => {
    const wrong = texts(source).flatMap(([path, text]) =>
      (['uz', 'ru', 'eng'] as const).flatMap((language) => {
        // attributes of HTML have straight quotes
        const shown = String(text[language] ?? '').replaceAll(/<[^>]*>/g, '');
        const faults = typographyFaults(language, shown);
        return faults.length > 0 ? [{ path, language, shown, faults }] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have the same placeholders in every language', () => {
    const placeholders = (text: unknown) =>
      String(text)
        .match(/\{\w+\}/g)
        ?.sort() ?? [];
    for (const [path, { uz, ru, eng }] of texts(source)) {
      expect(placeholders(ru), path).toEqual(placeholders(uz));
      expect(placeholders(eng), path).toEqual(placeholders(uz));
    }
  });
});
