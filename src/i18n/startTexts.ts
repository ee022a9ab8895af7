import type { Language } from '../domain/text/language';

/**
 * Texts of the page before the dictionaries are there: that the shop is loading (`common.loading`), that its files failed to load, and
 * the button's label. Separate, because the dictionaries may be among the missing files.
 */
export const startTexts: Record<
  Language,
  readonly [loading: string, failed: string, retry: string]
> = {
  uz: ['Yuklanmoqda…', 'Doʻkon ochilmadi. Yana urinib koʻryapmiz.', 'Qayta urinish'],
  ru: ['Загружаем…', 'Магазин не открылся. Пробуем ещё раз.', 'Повторить'],
  eng: ['Loading…', 'The shop did not open. We keep trying.', 'Try again'],
  ar: ['جارٍ التحميل…', 'لم يُفتح المتجر. نواصل المحاولة.', 'إعادة المحاولة'],
  kz: ['Жүктелуде…', 'Дүкен ашылмады. Қайта көріп жатырмыз.', 'Қайталау'],
  tr: ['Yükleniyor…', 'Mağaza açılmadı. Denemeye devam ediyoruz.', 'Tekrar dene'],
  zh: ['加载中…', '店铺未能打开，正在重试。', '重试'],
};
