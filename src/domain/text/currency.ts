import { type Language, localeTag } from './language';

/** Currency names: the shop sets the currency, the interface language its name (settled: money). */
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

const signCache = new Map<string, string>();
const digitsCache = new Map<string, number>();

/** How many decimals amounts of an ISO currency have: 2 for som, 3 for dinars, 0 for yen; 2 for an invalid code. */
export function currencyDigits(currency: string): number {
  const code = currency.trim().toUpperCase();
  const known = digitsCache.get(code);
  if (known !== undefined) return known;
  // The first `Intl` format of a page loads its locale data: a tenth of a start on a slow phone.
  const digits = code in words ? 2 : readDigits(code);
  digitsCache.set(code, digits);
  return digits;
}

function readDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    // Settings may contain an invalid code.
    return 2;
  }
}

/** Name of an ISO currency; unlisted ones get their symbol or the code itself. */
export function currencyWord(currency: string, language: Language): string {
  const code = currency.trim().toUpperCase();
  return words[code]?.[language] ?? signOf(code, language);
}

function signOf(code: string, language: Language): string {
  const key = `${code} ${language}`;
  const sign = signCache.get(key) ?? readSign(code, language);
  signCache.set(key, sign);
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
    // Settings may contain an invalid code.
    return currency;
  }
}
