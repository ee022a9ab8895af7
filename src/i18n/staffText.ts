import type { IfOut } from '../domain/order/ifOut';
import type { Language } from '../domain/text/language';

/**
 * What the shop's staff read in an order, in the merchant's main language: a cook need not know the
 * customer's. Apart from the dictionaries, of which only the customer's is loaded.
 */
const texts: Record<Language, Record<IfOut, string>> = {
  uz: {
    replace: 'Agar tugagan boʻlsa: oʻxshashiga almashtiring',
    call: 'Agar tugagan boʻlsa: menga qoʻngʻiroq qiling',
    leaveOut: 'Agar tugagan boʻlsa: buyurtmadan olib tashlang',
  },
  ru: {
    replace: 'Если закончилось: заменить на похожее',
    call: 'Если закончилось: позвонить мне',
    leaveOut: 'Если закончилось: убрать из заказа',
  },
  eng: {
    replace: 'If out of stock: replace with something similar',
    call: 'If out of stock: call me',
    leaveOut: 'If out of stock: leave it out',
  },
  ar: {
    replace: 'إذا نفدت الكمية: استبدلوه بمنتج مشابه',
    call: 'إذا نفدت الكمية: اتصلوا بي',
    leaveOut: 'إذا نفدت الكمية: احذفوه من الطلب',
  },
  kz: {
    replace: 'Таусылған болса: ұқсасына ауыстырыңыз',
    call: 'Таусылған болса: маған қоңырау шалыңыз',
    leaveOut: 'Таусылған болса: тапсырыстан алып тастаңыз',
  },
  tr: {
    replace: 'Tükendiyse: benzeriyle değiştirin',
    call: 'Tükendiyse: beni arayın',
    leaveOut: 'Tükendiyse: siparişten çıkarın',
  },
  zh: {
    replace: '如缺货：请换成类似商品',
    call: '如缺货：请打电话给我',
    leaveOut: '如缺货：请从订单中去掉',
  },
};

/** What to do if a product is out, for the staff. */
export const staffText = (answer: IfOut, language: Language): string => texts[language][answer];
