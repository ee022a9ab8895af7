import type { Language } from '../domain/text/language';

/**
 * What the inline script says when the app's files do not come: a sentence, and the button's text. The
 * dictionaries may be what is missing.
 */
export const startTexts: Record<Language, readonly [sentence: string, retry: string]> = {
  uz: ['Doʻkon ochilmadi. Yana urinib koʻryapmiz.', 'Qayta urinish'],
  ru: ['Магазин не открылся. Пробуем ещё раз.', 'Повторить'],
  eng: ['The shop did not open. We keep trying.', 'Try again'],
  ar: ['لم يُفتح المتجر. نواصل المحاولة.', 'إعادة المحاولة'],
  kz: ['Дүкен ашылмады. Қайта көріп жатырмыз.', 'Қайталау'],
  tr: ['Mağaza açılmadı. Denemeye devam ediyoruz.', 'Tekrar dene'],
  zh: ['店铺未能打开，正在重试。', '重试'],
};
