import type { Details } from '../../examples/bot/orderForms.mjs';
import type { OrderRecord } from '../../mocks/backend/records/order';
import { toMoney } from '../../src/domain/basket/pricing';
import { formatMoney } from '../../src/domain/text/format';
import type { Language } from '../../src/domain/text/language';

const feeNames: Record<Language, { delivery: string; service: string }> = {
  uz: { delivery: 'Yetkazib berish', service: 'Xizmat haqi' },
  ru: { delivery: 'Доставка', service: 'Сервисный сбор' },
  eng: { delivery: 'Delivery', service: 'Service fee' },
  ar: { delivery: 'التوصيل', service: 'رسوم الخدمة' },
  kz: { delivery: 'Жеткізу', service: 'Қызмет ақысы' },
  tr: { delivery: 'Teslimat', service: 'Hizmet bedeli' },
  zh: { delivery: '配送', service: '服务费' },
};

/** What the demo's bot says of an order besides its status: when it is expected, and what was in it. */
export function orderDetails(order: OrderRecord, language: Language): Details {
  const money = (som: number) => formatMoney(toMoney(som, 2), language, 'UZS');
  const isCollected = order.serviceType === 'PICK_UP';
  const goal = order.plan.find(({ status }) =>
    isCollected ? status === 'DONE' : status === 'DELIVERED' || status === 'CLOSED',
  );
  const names = feeNames[language];
  const fees: [string, number][] = [
    [names.delivery, order.deliveryPrice - order.deliveryDiscount],
    [names.service, order.servicePrice],
  ];
  return {
    ...(goal && { expected: { at: Math.round(goal.at / 1000), text: timeText(goal.at) } }),
    lines: [
      ...order.cartItems.map(({ product, modifications }) => ({
        name: product.name[language === 'ru' || language === 'eng' ? language : 'uz'],
        count: product.count,
        sum: money(
          product.count *
            (product.costPrice -
              product.discount +
              modifications.reduce((sum, one) => sum + one.price * one.count, 0)),
        ),
      })),
      ...fees.filter(([, som]) => som > 0).map(([name, som]) => ({ name, sum: money(som) })),
    ],
    total: money(order.totalPrice),
  };
}

const timeText = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Tashkent',
  }).format(at);
