import type { Language } from '../domain/text/language';

/** Each language in its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  uz: 'Oʻzbekcha',
  ru: 'Русский',
  eng: 'English',
  ar: 'العربية',
  kz: 'Қазақша',
  tr: 'Türkçe',
  zh: '中文',
};
