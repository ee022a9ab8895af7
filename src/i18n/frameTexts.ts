import type { Language } from '../domain/text/language';

/**
 * Texts of a page that another site has embedded: a sentence and the link's label. Separate, because
 * no dictionary is loaded for it.
 */
export const frameTexts: Record<Language, readonly [sentence: string, open: string]> = {
  uz: ['Doʻkon boshqa sayt ichida ochilmaydi', 'Doʻkonni ochish'],
  ru: ['Магазин не открывается внутри другого сайта', 'Открыть магазин'],
  eng: ['The shop does not open inside another site', 'Open the shop'],
  ar: ['لا يُفتح المتجر داخل موقع آخر', 'فتح المتجر'],
  kz: ['Дүкен басқа сайттың ішінде ашылмайды', 'Дүкенді ашу'],
  tr: ['Mağaza başka bir sitenin içinde açılmaz', 'Mağazayı aç'],
  zh: ['店铺无法在其他网站内打开', '打开店铺'],
};
