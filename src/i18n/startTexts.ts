import type { Language } from '../domain/text/language';

/**
 * Texts shown by the inline script when the app's files fail to load: a sentence and the button's
 * label. Separate, because the dictionaries may be among the missing files.
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
