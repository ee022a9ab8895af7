import type { Language } from '../domain/text/language';

/**
 * Texts shown by the inline script when the app's files fail to load: a sentence, the button's label, and
 * what is said of a basket that was filled before. Separate, because the dictionaries may be among the missing files.
 */
export const startTexts: Record<
  Language,
  readonly [sentence: string, retry: string, kept: string]
> = {
  uz: ['Doʻkon ochilmadi. Yana urinib koʻryapmiz.', 'Qayta urinish', 'Savatingiz joyida.'],
  ru: ['Магазин не открылся. Пробуем ещё раз.', 'Повторить', 'Корзина на месте.'],
  eng: ['The shop did not open. We keep trying.', 'Try again', 'Your basket is safe.'],
  ar: ['لم يُفتح المتجر. نواصل المحاولة.', 'إعادة المحاولة', 'سلتك محفوظة.'],
  kz: ['Дүкен ашылмады. Қайта көріп жатырмыз.', 'Қайталау', 'Себетіңіз орнында.'],
  tr: ['Mağaza açılmadı. Denemeye devam ediyoruz.', 'Tekrar dene', 'Sepetiniz güvende.'],
  zh: ['店铺未能打开，正在重试。', '重试', '购物车已保留。'],
};
