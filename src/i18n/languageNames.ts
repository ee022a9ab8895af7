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

/**
 * The offer to show the shop in a language, in that language. Separate, because its dictionary is not
 * loaded until the offer is accepted. The button beside it is the language's own name.
 */
export const languageOffers: Readonly<Record<Language, string>> = {
  uz: 'Doʻkonni oʻzbekcha koʻrsataylikmi?',
  ru: 'Показать магазин на русском?',
  eng: 'Show the shop in English?',
  ar: 'هل نعرض المتجر بالعربية؟',
  kz: 'Дүкенді қазақша көрсетейік пе?',
  tr: 'Mağaza Türkçe gösterilsin mi?',
  zh: '要用中文显示店铺吗？',
};
