import type { OrderStatus } from '../../src/domain/order/order';
import { fromTelegramCode, type Language } from '../../src/domain/text/language';

type Texts = {
  /** the answer to /start */
  welcome: string;
  /** the button that opens the shop */
  open: string;
  /** the button under a message about an order */
  look: string;
  /** after the contact was shared */
  contact: string;
  /** what has become of an order; a pick-up that is ready waits for its customer */
  news: Record<Told | 'READY_TO_COLLECT', string>;
};

/** The statuses that a customer is told of. */
type Told = Exclude<OrderStatus, 'OPEN' | 'CREATED' | 'AT_TIME' | 'ATTACHED'>;

/** The bot's messages, by the rules of docs/texts.md. */
export const botTexts: Record<Language, Texts> = {
  uz: {
    welcome: 'Xush kelibsiz! Buyurtma berish uchun doʻkonni oching.',
    open: 'Doʻkonni ochish',
    look: 'Buyurtmani koʻrish',
    contact: 'Rahmat! Telefon raqamingiz saqlandi.',
    news: {
      ACCEPTED: 'Buyurtma №\u00a0{number}: qabul qilindi',
      COOKING: 'Buyurtma №\u00a0{number}: tayyorlanmoqda',
      DONE: 'Buyurtma №\u00a0{number}: tayyor',
      READY_TO_COLLECT: 'Buyurtma №\u00a0{number}: tayyor, olib ketishingiz mumkin',
      ON_WAY: 'Buyurtma №\u00a0{number}: kuryer yoʻlda',
      DELIVERED: 'Buyurtma №\u00a0{number}: topshirildi. Rahmat!',
      CLOSED: 'Buyurtma №\u00a0{number}: yakunlandi. Rahmat!',
      CANCELED: 'Buyurtma №\u00a0{number}: bekor qilindi',
    },
  },
  ru: {
    welcome: 'Добро пожаловать! Чтобы сделать заказ, откройте магазин.',
    open: 'Открыть магазин',
    look: 'Посмотреть заказ',
    contact: 'Спасибо! Номер телефона сохранён.',
    news: {
      ACCEPTED: 'Заказ №\u00a0{number} принят',
      COOKING: 'Заказ №\u00a0{number} готовится',
      DONE: 'Заказ №\u00a0{number} готов',
      READY_TO_COLLECT: 'Заказ №\u00a0{number} готов, его можно забрать',
      ON_WAY: 'Заказ №\u00a0{number} в пути',
      DELIVERED: 'Заказ №\u00a0{number} передан. Спасибо!',
      CLOSED: 'Заказ №\u00a0{number} завершён. Спасибо!',
      CANCELED: 'Заказ №\u00a0{number} отменён',
    },
  },
  eng: {
    welcome: 'Welcome! Open the shop to place an order.',
    open: 'Open the shop',
    look: 'View the order',
    contact: 'Thank you! Your phone number has been saved.',
    news: {
      ACCEPTED: 'Order #{number} has been accepted',
      COOKING: 'Order #{number} is being prepared',
      DONE: 'Order #{number} is ready',
      READY_TO_COLLECT: 'Order #{number} is ready to collect',
      ON_WAY: 'Order #{number} is on the way',
      DELIVERED: 'Order #{number} has been handed over. Thank you!',
      CLOSED: 'Order #{number} is completed. Thank you!',
      CANCELED: 'Order #{number} has been cancelled',
    },
  },
  ar: {
    welcome: 'أهلًا وسهلًا! افتح المتجر لتقديم طلب.',
    open: 'فتح المتجر',
    look: 'عرض الطلب',
    contact: 'شكرًا! تم حفظ رقم هاتفك.',
    news: {
      ACCEPTED: 'تم قبول الطلب \u2068#{number}\u2069',
      COOKING: 'الطلب \u2068#{number}\u2069 قيد التحضير',
      DONE: 'الطلب \u2068#{number}\u2069 جاهز',
      READY_TO_COLLECT: 'الطلب \u2068#{number}\u2069 جاهز للاستلام',
      ON_WAY: 'الطلب \u2068#{number}\u2069 في الطريق',
      DELIVERED: 'تم تسليم الطلب \u2068#{number}\u2069. شكرًا!',
      CLOSED: 'اكتمل الطلب \u2068#{number}\u2069. شكرًا!',
      CANCELED: 'تم إلغاء الطلب \u2068#{number}\u2069',
    },
  },
  kz: {
    welcome: 'Қош келдіңіз! Тапсырыс беру үшін дүкенді ашыңыз.',
    open: 'Дүкенді ашу',
    look: 'Тапсырысты көру',
    contact: 'Рақмет! Телефон нөміріңіз сақталды.',
    news: {
      ACCEPTED: 'Тапсырыс №\u00a0{number}: қабылданды',
      COOKING: 'Тапсырыс №\u00a0{number}: дайындалуда',
      DONE: 'Тапсырыс №\u00a0{number}: дайын',
      READY_TO_COLLECT: 'Тапсырыс №\u00a0{number}: дайын, алып кетуге болады',
      ON_WAY: 'Тапсырыс №\u00a0{number}: жолда',
      DELIVERED: 'Тапсырыс №\u00a0{number}: табысталды. Рақмет!',
      CLOSED: 'Тапсырыс №\u00a0{number}: аяқталды. Рақмет!',
      CANCELED: 'Тапсырыс №\u00a0{number}: бас тартылды',
    },
  },
  tr: {
    welcome: 'Hoş geldiniz! Sipariş vermek için mağazayı açın.',
    open: 'Mağazayı aç',
    look: 'Siparişi gör',
    contact: 'Teşekkürler! Telefon numaranız kaydedildi.',
    news: {
      ACCEPTED: 'Sipariş #{number} onaylandı',
      COOKING: 'Sipariş #{number} hazırlanıyor',
      DONE: 'Sipariş #{number} hazır',
      READY_TO_COLLECT: 'Sipariş #{number} hazır, teslim alabilirsiniz',
      ON_WAY: 'Sipariş #{number} yolda',
      DELIVERED: 'Sipariş #{number} teslim edildi. Teşekkürler!',
      CLOSED: 'Sipariş #{number} tamamlandı. Teşekkürler!',
      CANCELED: 'Sipariş #{number} iptal edildi',
    },
  },
  zh: {
    welcome: '欢迎光临！请打开店铺下单。',
    open: '打开店铺',
    look: '查看订单',
    contact: '谢谢！您的手机号已保存。',
    news: {
      ACCEPTED: '订单 #{number} 已接单',
      COOKING: '订单 #{number} 准备中',
      DONE: '订单 #{number} 已备好',
      READY_TO_COLLECT: '订单 #{number} 已备好，可前来自取',
      ON_WAY: '订单 #{number} 配送中',
      DELIVERED: '订单 #{number} 已交付。谢谢！',
      CLOSED: '订单 #{number} 已完成。谢谢！',
      CANCELED: '订单 #{number} 已取消',
    },
  },
};

/** The texts for a Telegram `language_code` or a stored language; Uzbek for any other. */
export const textsFor = (code: string | null | undefined): Texts =>
  botTexts[fromTelegramCode(code) ?? 'uz'];

/** What a customer is told of an order's status; null for a status that is no news. */
export function orderNewsText(
  { news }: Texts,
  order: { number: string; status: OrderStatus; serviceType: string },
): string | null {
  const { number, status } = order;
  const isCollected = status === 'DONE' && order.serviceType === 'PICK_UP';
  const key = Object.keys(news).find(
    (each): each is keyof typeof news => each === (isCollected ? 'READY_TO_COLLECT' : status),
  );
  return key === undefined ? null : news[key].replace('{number}', number);
}
