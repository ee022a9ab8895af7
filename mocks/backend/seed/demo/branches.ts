import type { BranchRecord, CityRecord } from '../../records/branch';
import { text } from '../../records/text';
import { dayOff, week } from '../week';
import { demoId } from './identity';

const taximeter = {
  isTaximeter: true,
  taximeterCommentUz: 'Narx masofaga qarab hisoblanadi',
  taximeterCommentRu: 'Цена зависит от расстояния',
  taximeterCommentEn: 'The price depends on the distance',
};

export const cities: CityRecord[] = [
  {
    id: 'toshkent',
    merchantId: demoId,
    name: text('Toshkent', 'Ташкент', 'Tashkent'),
    description: '',
    latitude: 41.311081,
    longitude: 69.240562,
    isMain: true,
    ...taximeter,
  },
  {
    id: 'samarqand',
    merchantId: demoId,
    name: text('Samarqand', 'Самарканд', 'Samarkand'),
    description: '',
    latitude: 39.654722,
    longitude: 66.975833,
    isMain: false,
    ...taximeter,
  },
];

const usual: Omit<
  BranchRecord,
  'id' | 'name' | 'latitude' | 'longitude' | 'address' | 'phone' | 'workHours' | 'open' | 'close'
> = {
  cityId: 'toshkent',
  merchantId: demoId,
  joinPosterId: null,
  jowiId: null,
  iikoId: null,
  bookingPhone: null,
  isActive: true,
  isMain: false,
  deleted: false,
  deliveryPrice: 10_000,
  distance: null,
  deliveryStart: null,
  deliveryEnd: null,
  companyId: null,
  paymentId: null,
  settings: {
    bookingEnabled: false,
    deliveryEnabled: true,
    dineinEnabled: true,
    expressEnabled: false,
    kitchenEnabled: true,
    payOfficeEnabled: true,
    pickupEnabled: true,
    storageEnabled: false,
    yandexEnabled: false,
    directorId: null,
    merchantId: demoId,
  },
};

/**
 * Five branches: open round the clock, with a day off, past midnight, a delivery kitchen without
 * pick-up hours, and one in Samarkand. Each states its delivery hours in a different way.
 */
export const branches: BranchRecord[] = [
  {
    ...usual,
    id: 'markaz',
    name: text('Markaz', 'Марказ', 'Markaz'),
    latitude: 41.3118,
    longitude: 69.2421,
    address: 'Amir Temur shoh koʻchasi, 12',
    open: '00:00',
    close: '23:59',
    phone: '+998712001020',
    bookingPhone: '+998712001021',
    isMain: true,
    deliveryStart: '00:00',
    deliveryEnd: '23:59',
    workHours: [{ type: 'PICK_UP', hours: week('00:00', '23:59') }],
    settings: { ...usual.settings, bookingEnabled: true },
  },
  {
    ...usual,
    id: 'chilonzor',
    name: text('Chilonzor', 'Чиланзар', 'Chilonzor'),
    latitude: 41.2992,
    longitude: 69.2253,
    address: 'Bunyodkor shoh koʻchasi, 47',
    open: '11:00',
    close: '23:00',
    phone: '+998712001022',
    bookingPhone: '+998712001022',
    deliveryPrice: 9_000,
    workHours: [
      {
        type: 'PICK_UP',
        hours: week('11:00', '23:00', {
          MONDAY: dayOff,
          SATURDAY: { extraOpen: '07:00', extraClose: '10:00' },
          SUNDAY: { extraOpen: '07:00', extraClose: '10:00' },
        }),
      },
      { type: 'DELIVERY', hours: week('11:00', '22:30', { MONDAY: dayOff }) },
    ],
    settings: { ...usual.settings, bookingEnabled: true },
  },
  {
    ...usual,
    id: 'yunusobod',
    name: text('Yunusobod (tungi)', 'Юнусабад (ночной)', 'Yunusobod (late)'),
    latitude: 41.3257,
    longitude: 69.2548,
    address: 'Ahmad Donish koʻchasi, 2A',
    open: '17:00',
    close: '03:00',
    phone: '+998712001023',
    workHours: [{ type: 'PICK_UP', hours: week('17:00', '03:00') }],
  },
  {
    ...usual,
    id: 'oshxona',
    name: text('Yetkazish oshxonasi', 'Кухня доставки', 'Delivery kitchen'),
    latitude: 41.3046,
    longitude: 69.2588,
    address: 'Shota Rustaveli koʻchasi, 81',
    open: null,
    close: null,
    deliveryStart: '09:00',
    deliveryEnd: '23:30',
    phone: '+998712001024',
    deliveryPrice: 8_000,
    workHours: [],
    settings: { ...usual.settings, pickupEnabled: false, dineinEnabled: false },
  },
  {
    ...usual,
    id: 'registon',
    cityId: 'samarqand',
    name: text('Registon', 'Регистан', 'Registan'),
    latitude: 39.6553,
    longitude: 66.9752,
    address: 'Registon koʻchasi, 7',
    open: null,
    close: null,
    phone: '+998662001020',
    deliveryPrice: 7_000,
    workHours: [
      {
        type: 'PICK_UP',
        hours: week('08:00', '22:00', {
          TUESDAY: dayOff,
          FRIDAY: { extraOpen: '05:00', extraClose: '07:00' },
        }),
      },
    ],
  },
];
