import type { Language } from '../../src/domain/text/language';

/** What stands on a table's card. */
export const tableTexts: Record<Language, { table: string; scan: string }> = {
  uz: { table: 'Stol', scan: 'Buyurtma berish uchun kodni skanerlang' },
  ru: { table: 'Стол', scan: 'Чтобы заказать, наведите камеру на код' },
  eng: { table: 'Table', scan: 'Scan the code to order' },
  ar: { table: 'طاولة', scan: 'امسح الرمز للطلب' },
  kz: { table: 'Үстел', scan: 'Тапсырыс беру үшін кодты сканерлеңіз' },
  tr: { table: 'Masa', scan: 'Sipariş vermek için kodu okutun' },
  zh: { table: '桌号', scan: '扫码下单' },
};
