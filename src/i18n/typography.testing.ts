import type { Language } from '../domain/text/language';

/** Written in Latin letters in every language. */
export const names = [...['Telegram', 'Click', 'iPhone', 'Android'], ...['SMS', 'QR', 'CVV', 'F6']];

const quotes: Record<Language, readonly [string, string]> = {
  uz: ['“', '”'],
  ru: ['«', '»'],
  eng: ['“', '”'],
  ar: ['«', '»'],
  kz: ['«', '»'],
  tr: ['“', '”'],
  zh: ['“', '”'],
};

/** The rules on quotes, apostrophes and blanks in docs/texts.md that `text` breaks. */
export function typographyFaults(language: Language, text: string): string[] {
  const [open, close] = quotes[language];
  const unquoted = text.replaceAll(new RegExp(`${open}[^${open}${close}]*${close}`, 'g'), '');
  const faults = {
    'quotes of another language, or unpaired': /[«»“”„"]/.test(unquoted),
    'an apostrophe other than ’': /['‘ʼ`´]/.test(text),
    // as in `Don’t` and `customers’`
    'an apostrophe that does not follow a letter': /(?<!\p{L})’/u.test(text),
    'oʻ or gʻ with another character': language === 'uz' && /[og]['’‘ʼ`´]/i.test(text),
    'ʻ except in oʻ and gʻ': /(?<![og])ʻ/i.test(text),
    'no ’ before the suffix of a name':
      language === 'tr' && new RegExp(`(?:${names.join('|')})\\p{Ll}`, 'u').test(text),
    'three dots instead of …': text.includes('...'),
    'two blanks': /[ \u00a0]{2}/.test(text),
    'a blank before punctuation': /[ \u00a0][.,:;?!…)»”،؛؟，。：；？！）、]/.test(text),
    'a blank after an opening quote or bracket': /[(«“（][ \u00a0]/.test(text),
    '№ without a no-break space': /№(?!\u00a0)/.test(text),
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}
