/**
 * Everything the bot says, in the languages of the shop. `docs/bot.md` shows the same table; a test
 * compares the two.
 *
 * @typedef {'uz' | 'ru' | 'eng' | 'kz' | 'ar' | 'tr' | 'zh'} Language
 * @typedef {Readonly<Record<Language, string>>} Text
 */

/** @satisfies {Readonly<Record<string, Text>>} */
export const texts = {
  accepted: {
    uz: 'Buyurtma №\u00a0{{number}} qabul qilindi',
    ru: 'Заказ №\u00a0{{number}} принят',
    eng: 'Order #{{number}} is accepted',
    kz: '№\u00a0{{number}} тапсырыс қабылданды',
    ar: 'تم قبول الطلب رقم {{number}}',
    tr: '{{number}} numaralı sipariş onaylandı',
    zh: '订单 {{number}} 已接单',
  },
  ready: {
    uz: 'Buyurtma №\u00a0{{number}} tayyor. Olib ketishingiz mumkin.',
    ru: 'Заказ №\u00a0{{number}} готов. Его можно забрать.',
    eng: 'Order #{{number}} is ready. You can pick it up.',
    kz: '№\u00a0{{number}} тапсырыс дайын. Алып кетуге болады.',
    ar: 'الطلب رقم {{number}} جاهز. يمكنك استلامه.',
    tr: '{{number}} numaralı sipariş hazır. Teslim alabilirsiniz.',
    zh: '订单 {{number}} 已备好，您可以来取了',
  },
  onWay: {
    uz: 'Buyurtma №\u00a0{{number}} yoʻlga chiqdi',
    ru: 'Заказ №\u00a0{{number}} в пути',
    eng: 'Order #{{number}} is on the way',
    kz: '№\u00a0{{number}} тапсырыс жолға шықты',
    ar: 'الطلب رقم {{number}} في الطريق',
    tr: '{{number}} numaralı sipariş yola çıktı',
    zh: '订单 {{number}} 正在配送',
  },
  handedOver: {
    uz: 'Buyurtma №\u00a0{{number}} topshirildi. Yoqdimi? Uni baholashingiz mumkin.',
    ru: 'Заказ №\u00a0{{number}} передан. Понравился? Его можно оценить.',
    eng: 'Order #{{number}} was handed over. How was it? You can rate it.',
    kz: '№\u00a0{{number}} тапсырыс табысталды. Ұнады ма? Оны бағалай аласыз.',
    ar: 'تم تسليم الطلب رقم {{number}}. هل أعجبك؟ يمكنك تقييمه.',
    tr: '{{number}} numaralı sipariş teslim edildi. Nasıldı? Değerlendirebilirsiniz.',
    zh: '订单 {{number}} 已交付。您满意吗？欢迎评价。',
  },
  canceled: {
    uz: 'Buyurtma №\u00a0{{number}} bekor qilindi',
    ru: 'Заказ №\u00a0{{number}} отменён',
    eng: 'Order #{{number}} was cancelled',
    kz: '№\u00a0{{number}} тапсырыстан бас тартылды',
    ar: 'تم إلغاء الطلب رقم {{number}}',
    tr: '{{number}} numaralı sipariş iptal edildi',
    zh: '订单 {{number}} 已取消',
  },
  expected: {
    uz: 'Taxminan {{time}}',
    ru: 'Примерно в {{time}}',
    eng: 'At about {{time}}',
    kz: 'Шамамен {{time}}',
    ar: 'حوالي {{time}}',
    tr: 'Yaklaşık {{time}}',
    zh: '预计 {{time}}',
  },
  total: {
    uz: 'Jami',
    ru: 'Итого',
    eng: 'Total',
    kz: 'Барлығы',
    ar: 'الإجمالي',
    tr: 'Toplam',
    zh: '合计',
  },
  seeOrder: {
    uz: 'Buyurtmani koʻrish',
    ru: 'Открыть заказ',
    eng: 'See the order',
    kz: 'Тапсырысты көру',
    ar: 'عرض الطلب',
    tr: 'Siparişi gör',
    zh: '查看订单',
  },
  welcome: {
    uz: 'Xush kelibsiz! Buyurtma berish uchun doʻkonni oching.',
    ru: 'Добро пожаловать! Откройте магазин, чтобы заказать.',
    eng: 'Welcome! Open the shop to order.',
    kz: 'Қош келдіңіз! Тапсырыс беру үшін дүкенді ашыңыз.',
    ar: 'مرحبًا! افتح المتجر للطلب.',
    tr: 'Hoş geldiniz! Sipariş vermek için mağazayı açın.',
    zh: '欢迎光临！打开店铺即可下单。',
  },
  openShop: {
    uz: 'Doʻkonni ochish',
    ru: 'Открыть магазин',
    eng: 'Open the shop',
    kz: 'Дүкенді ашу',
    ar: 'فتح المتجر',
    tr: 'Mağazayı aç',
    zh: '打开店铺',
  },
};

/** The shop's language for an IETF tag of Telegram such as `kk` or `pt-br`; English otherwise. */
export const languageOf = (/** @type {string | undefined} */ tag = '') => {
  const [code = ''] = tag.toLowerCase().split('-');
  const known = { en: 'eng', kk: 'kz', eng: 'eng', kz: 'kz' };
  const language = Object.hasOwn(known, code) ? Reflect.get(known, code) : code;
  return /** @type {Language} */ (Object.hasOwn(texts.welcome, language) ? language : 'eng');
};
