import type { Language } from '../../src/domain/text/language';

type Texts = {
  /** in the empty chat before Start, up to 512 characters */
  description: string;
  /** in the profile and with shared links, up to 120 characters */
  short: string;
};

/** What a bot says of itself; `{name}` is the shop's. By the rules of docs/texts.md. */
export const profileTexts: Record<Language, Texts> = {
  uz: {
    description:
      '{name}: mahsulotlarni koʻring, yetkazib berish yoki olib ketishga buyurtma bering va uni kuzatib boring. Ochish uchun pastdagi tugmani bosing.',
    short: '{name}: Telegramning oʻzida buyurtma bering.',
  },
  ru: {
    description:
      '{name}: смотрите товары, заказывайте доставку или самовывоз и следите за заказом. Чтобы открыть, нажмите кнопку внизу.',
    short: '{name}: закажите прямо в Telegram.',
  },
  eng: {
    description:
      '{name}: see the products, order delivery or pick-up, and follow your order. Press the button below to open it.',
    short: '{name}: order right in Telegram.',
  },
  ar: {
    description:
      '{name}: تصفح المنتجات، واطلب التوصيل أو الاستلام، وتابع طلبك. اضغط الزر في الأسفل لفتح المتجر.',
    short: '{name}: اطلب مباشرة من Telegram.',
  },
  kz: {
    description:
      '{name}: тауарларды қараңыз, жеткізуге немесе алып кетуге тапсырыс беріңіз және оны бақылаңыз. Ашу үшін төмендегі түймені басыңыз.',
    short: '{name}: тікелей Telegram-да тапсырыс беріңіз.',
  },
  tr: {
    description:
      '{name}: ürünlere bakın, teslimat veya gel al siparişi verin ve siparişinizi takip edin. Açmak için aşağıdaki düğmeye basın.',
    short: '{name}: doğrudan Telegram’da sipariş verin.',
  },
  zh: {
    description: '{name}：浏览商品，下单配送或自取，并跟踪订单。点击下方按钮打开店铺。',
    short: '{name}：直接在 Telegram 下单。',
  },
};
