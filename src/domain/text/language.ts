import { anyRecord, text } from '../shape';

export const languages = ['uz', 'ru', 'eng', 'ar', 'kz', 'tr', 'zh'] as const;
/** An interface language, in the server's spelling (§1). */
export type Language = (typeof languages)[number];

/** Text by language; usually ru, uz and eng (§3). */
export type Localized = Partial<Record<Language, string>>;

export const isLocalized = (value: unknown): value is Localized =>
  anyRecord(value) && Object.values(value).every(text);

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** What readers of a language rather read than the merchant's, where a text lacks theirs. */
const readInstead: Partial<Record<Language, Language>> = {
  ar: 'eng',
  tr: 'eng',
  zh: 'eng',
  kz: 'ru',
};

/**
 * The text in `language`, falling back to what its readers rather read, the merchant's main
 * language, ru, uz, eng, then any (settled: start). Blank text counts as missing; '' if there is
 * none.
 */
export function localize(
  text: Localized | null | undefined,
  language: Language,
  mainLanguage?: Language | null,
): string {
  const found = text && languageFound(text, language, mainLanguage);
  return (found && text[found]) ?? '';
}

/** The language of the text that `localize` returns; undefined if there is none. */
export function languageFound(
  text: Localized,
  language: Language,
  mainLanguage?: Language | null,
): Language | undefined {
  const order = [
    language,
    readInstead[language],
    mainLanguage,
    'ru',
    'uz',
    'eng',
    ...languages,
  ] as const;
  return order.find((candidate) => candidate && text[candidate]?.trim()) ?? undefined;
}

/** A stored language (§4: uz, ru and en; settled: start); null if invalid. */
export function storedLanguage(value: string | null): Language | null {
  const name = value === 'en' ? 'eng' : value;
  return isLanguage(name) ? name : null;
}

/** Primary subtags that Telegram and browsers use for each language. */
const subtags: Readonly<Record<Language, readonly string[]>> = {
  uz: ['uz'],
  ru: ['ru'],
  eng: ['en', 'eng'],
  ar: ['ar'],
  kz: ['kk', 'kz'],
  tr: ['tr'],
  zh: ['zh'],
};

/** What a cookie or Telegram may call a language. */
export const codesOf = (language: Language): readonly string[] => subtags[language];

/** Interface language for an IETF tag such as Telegram's `language_code`, null if unsupported. */
export function fromTelegramCode(code: string | null | undefined): Language | null {
  const primary = code?.toLowerCase().split(/[-_]/)[0] ?? '';
  return languages.find((language) => subtags[language].includes(primary)) ?? null;
}

/**
 * Initial language (settled: start): the stored choice, else ru for merchants that require it
 * (§4), else Telegram's, else the merchant's main language, else uz. Languages the merchant has
 * switched off are skipped; an empty `active` allows all.
 */
export function chooseLanguage(from: {
  stored: string | null;
  telegramCode: string | null;
  mainLanguage: Language | null;
  active: readonly Language[];
  startsInRussian: boolean;
}): Language {
  const isActive = (language: Language) =>
    from.active.length === 0 || from.active.includes(language);
  if (isLanguage(from.stored) && isActive(from.stored)) return from.stored;
  if (from.startsInRussian) return 'ru';
  const preferences = [fromTelegramCode(from.telegramCode), from.mainLanguage, 'uz' as const];
  return preferences.find((each) => each !== null && isActive(each)) ?? from.active[0] ?? 'uz';
}

const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = {
  uz: 'ltr',
  ru: 'ltr',
  eng: 'ltr',
  ar: 'rtl',
  kz: 'ltr',
  tr: 'ltr',
  zh: 'ltr',
};

export const directionOf = (language: Language): 'ltr' | 'rtl' => directions[language];

const tags: Readonly<Record<Language, string>> = {
  uz: 'uz-Latn-UZ',
  ru: 'ru-RU',
  eng: 'en-GB',
  ar: 'ar',
  kz: 'kk-KZ',
  tr: 'tr-TR',
  zh: 'zh-Hans-CN',
};

/** BCP 47 tag for the `lang` attribute. */
export const langTag = (language: Language): string => tags[language];

/** BCP 47 tag for `Intl`. Prices use Latin digits in every language, so dates do too. */
export const localeTag = (language: Language): string =>
  language === 'ar' ? `${tags.ar}-u-nu-latn` : tags[language];

/**
 * §4: whether a merchant's storefront starts in Russian, by the deployment's brands in JSON. Read
 * without `domain/brand/brandTable`, which the first screen does not need; unreadable JSON names none.
 */
export function startsInRussian(brands: string, merchantId: string | null): boolean {
  try {
    return JSON.parse(brands).startsInRussian.includes(merchantId);
  } catch {
    return false;
  }
}
