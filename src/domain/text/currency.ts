import { type Language, localeTag } from './language';

/** What prices are written with: the currency is the shop's, its word the language's (readings). */
const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  UZS: { uz: 'soʻm', ru: 'сум', eng: 'sum', ar: 'سوم', kz: 'сом', tr: 'som', zh: '苏姆' },
  KZT: {
    uz: 'tenge',
    ru: 'тенге',
    eng: 'tenge',
    ar: 'تينغ',
    kz: 'теңге',
    tr: 'tenge',
    zh: '坚戈',
  },
  RUB: { uz: 'rubl', ru: '₽', eng: 'RUB', ar: 'روبل', kz: 'рубль', tr: 'ruble', zh: '卢布' },
  USD: { uz: 'dollar', ru: '$', eng: 'USD', ar: 'دولار', kz: 'доллар', tr: 'dolar', zh: '美元' },
};

const found = new Map<string, string>();

/** The word of `currency`, an ISO code; its sign, or the code itself, for one without a word here. */
export function currencyWord(currency: string, language: Language): string {
  const code = currency.trim().toUpperCase();
  return words[code]?.[language] ?? signOf(code, language);
}

function signOf(code: string, language: Language): string {
  const key = `${code} ${language}`;
  const sign = found.get(key) ?? readSign(code, language);
  found.set(key, sign);
  return sign;
}

function readSign(currency: string, language: Language): string {
  try {
    return (
      new Intl.NumberFormat(localeTag(language), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency
    );
  } catch {
    // A setting may name what is no currency.
    return currency;
  }
}
