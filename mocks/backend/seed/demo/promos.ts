import type { PromoRecord } from '../../records/catalog';
import { text } from '../../records/text';
import { demoId } from './identity';

const usual = {
  merchantId: demoId,
  productDiscount: 0,
  deliveryDiscount: 0,
  minPrice: 0,
  startDate: '2024-01-01T00:00:00.000Z',
  endDate: '2099-12-31T18:59:59.000Z',
  isActive: true,
  isPublic: false,
} satisfies Partial<PromoRecord>;

/** Valid promos, and one for each way a promo can fail (§5). */
export const promos: PromoRecord[] = [
  {
    ...usual,
    id: 'promo-salom',
    code: 'SALOM10',
    name: text('Birinchi tanishuvga 10%', '10% за знакомство', '10% to say hello'),
    discountType: 'PERCENTAGE',
    productDiscount: 10,
    isPublic: true,
  },
  {
    ...usual,
    id: 'promo-osh',
    code: 'OSH30',
    name: text('30 000 soʻm chegirma', 'Скидка 30 000 сум', '30 000 sum off'),
    discountType: 'AMOUNT',
    productDiscount: 30_000,
    minPrice: 150_000,
    endDate: '2034-12-31T18:59:59.000Z',
    isPublic: true,
  },
  {
    ...usual,
    id: 'promo-yetkazish',
    code: 'YETKAZISH',
    name: text('Bepul yetkazib berish', 'Бесплатная доставка', 'Free delivery'),
    discountType: 'PERCENTAGE',
    deliveryDiscount: 100,
    minPrice: 60_000,
    isPublic: true,
  },
  {
    ...usual,
    id: 'promo-oila',
    code: 'OILA',
    name: text(
      '15 000 soʻm chegirma va yetkazib berishga yana 20 000 soʻm',
      'Скидка 15 000 сум и ещё 20 000 сум на доставку',
      '15 000 sum off, and 20 000 off the delivery',
    ),
    discountType: 'AMOUNT',
    productDiscount: 15_000,
    deliveryDiscount: 20_000,
  },
  {
    ...usual,
    id: 'promo-ochiq-emas',
    code: 'OCHIQEMAS',
    name: text('Oʻchirilgan', 'Отключённый', 'Switched off'),
    discountType: 'PERCENTAGE',
    productDiscount: 50,
    isActive: false,
  },
  {
    ...usual,
    id: 'promo-navroz',
    code: 'NAVROZ2098',
    name: text('Kelajakdagi Navroʻz', 'Будущий Навруз', 'A Nowruz to come'),
    discountType: 'PERCENTAGE',
    productDiscount: 20,
    startDate: '2098-03-21T00:00:00.000Z',
  },
  {
    ...usual,
    id: 'promo-eski',
    code: 'ESKI2024',
    name: text('Muddati oʻtgan', 'Прошедший', 'Past its date'),
    discountType: 'PERCENTAGE',
    productDiscount: 20,
    endDate: '2024-12-31T18:59:59.000Z',
  },
  {
    ...usual,
    id: 'promo-katta',
    code: 'KATTA',
    name: text(
      '500 000 soʻmdan ortiq buyurtmaga',
      'Для заказа дороже 500 000 сум',
      'For orders above 500 000 sum',
    ),
    discountType: 'PERCENTAGE',
    productDiscount: 25,
    minPrice: 500_000,
    isPublic: true,
  },
];
