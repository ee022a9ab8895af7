import type { Refusal } from './faults';
import { answers } from './variantAnswers';
import {
  absent,
  absentText,
  asNumber,
  asText,
  blank,
  capitalized,
  coordinates,
  type Fields,
  type Form,
  flags,
  hours,
  leftOut,
  list,
  localized,
  lower,
  missing,
  money,
  padded,
  unsaid,
  whole,
} from './variantForms';

/**
 * How somebody who never saw the app may have written each field of the contract. One table; the
 * server's responses are drawn from it (`createOtherServer`, option `variants`), so that a test can
 * run with each variant alone or with a mixture of them.
 */
export type Variant = {
  /** the record, such as `branch` */
  of: AnswerName;
  /** the field, or `*` for the whole record or response */
  field: string;
  /** how it is written, to be read after the field's name */
  as: string;
  write: (value: unknown, record: Fields) => unknown;
  /** what the first such call is answered instead, with nothing done */
  atFirst?: Refusal;
  /** how much later than Telegram the bot hears of a shared contact, ms */
  contactAfter?: number;
};

export type AnswerName = keyof typeof answers;

type Rows = Partial<Record<AnswerName, Readonly<Record<string, readonly Form[]>>>>;

/** How to the door of the saved address. */
const door = { office: '12', floor: '3' };

const table: Rows = {
  merchant: {
    id: [asText],
    name: localized,
    color: [
      ['of its own', () => '#336699'],
      ['by name', () => 'orange'],
    ],
    isActive: [...flags, ...absent],
    latitude: [['as text', () => '41.31']],
    logo: [blank, ['as an object', () => ({ url: 'logo.png' })]],
    mainCityId: [['of another type', () => '1']],
    '*': whole,
  },
  settings: {
    mainLanguage: [lower, leftOut, ['of no language', () => 'KLINGON']],
    uzActive: [...flags, ...absent],
    ruActive: absent,
    pickupActive: [...flags, ...absent],
    deliveryActive: [...flags, ...absent],
    cashActive: [...flags, ...absent],
    mainColor: [
      ['without a hash', () => 'ffcc00'],
      ['as rgb', () => 'rgb(1,2,3)'],
    ],
    basketPosition: [lower, leftOut],
    title: localized,
    contacts: [
      ['as one text', () => '+998712000000'],
      ['as records', () => [{ phone: '1' }]],
    ],
    '*': [
      ...whole,
      [
        'without language flags',
        (_, record) =>
          Object.fromEntries(
            Object.entries(record).filter(([name]) => !/^(uz|ru|eng)A/.test(name)),
          ),
      ],
      ['empty', () => ({})],
    ],
  },
  rules: { shouldValidateDeliveryArea: [leftOut, ['as 0', () => 0]], '*': whole },
  fees: {
    isServiceFeeEnabled: [leftOut, ['as 0', () => 0], ['as text', () => 'false']],
    '*': whole,
  },
  branch: {
    id: [asText],
    cityId: [asText, ...absent],
    name: localized,
    address: absentText,
    latitude: [...coordinates],
    longitude: [...coordinates],
    isActive: [['as 1', () => 1], ['as text', () => 'true'], leftOut],
    isMain: [['as 0', () => 0], leftOut],
    phone: [['as a number', () => 998712000000]],
    deliveryPrice: [['as text', () => '12000.00'], ['as a number', () => 12000], blank],
    '*': whole,
  },
  branchFlags: {
    pickupEnabled: flags,
    deliveryEnabled: [...flags, ...absent],
    dineinEnabled: absent,
    '*': whole,
  },
  branchHours: {
    weekName: [lower, capitalized],
    isDayOff: [['as 0', () => 0], ['as text', () => 'false'], leftOut],
    open: hours,
    close: hours,
    extraOpen: absentText,
    '*': whole,
  },
  branches: { '*': list },
  closest: {
    distance: [
      ['in kilometres', (value) => Number(value) / 1000],
      ['as text', (value) => Number(value).toFixed(1)],
      ...absent,
    ],
    settings: absent,
  },
  city: {
    id: [asText],
    name: localized,
    latitude: [asNumber],
    isMain: [['as 1', () => 1]],
    '*': whole,
  },
  cities: { '*': list },
  catalogue: { '*': whole },
  group: { id: [asText], name: localized, priority: [asText, ...absent], '*': whole },
  category: {
    id: [asText],
    name: localized,
    priority: [asText, ...absent],
    viewType: [lower, leftOut],
    groupId: [['of its group', () => undefined]],
    '*': whole,
  },
  product: {
    id: [asText],
    name: localized,
    costPrice: money,
    discount: [['as a number', (value) => Number(value ?? 0)], leftOut],
    amount: absent,
    active: [['as 1', () => 1], ['as text', () => 'true'], leftOut],
    image: [blank, leftOut],
    gallery: [
      ['as one text', () => 'a.png'],
      ['empty', () => []],
    ],
    priority: [asText, ...absent],
    '*': whole,
  },
  code: {
    id: [asText],
    time: [['as text', () => '60'], ['0', () => 0], leftOut],
    timestamp: [['as ISO text', (value) => new Date(Number(value)).toISOString()], ...absent],
    type: absent,
    phone: [['with a plus', (value) => `+${value}`], leftOut],
    '*': whole,
  },
  login: { user: [['in a profile', (value) => ({ id: 7, user: value })]], '*': whole },
  token: { '*': whole },
  profile: {
    '*': [...whole, ['as the bare user', (_, record) => record.user]],
  },
  user: {
    id: [asText],
    lastName: unsaid,
    phone: [
      ['with a plus', (value) => value && `+${value}`],
      ['as a number', (v) => v && Number(v)],
    ],
    email: unsaid,
    gender: [['in small letters', (value) => value && String(value).toLowerCase()], ...unsaid],
    birthday: [
      ['as a day', (value) => value && new Date(Number(value)).toISOString().slice(0, 10)],
      ['as ISO text', (value) => value && new Date(Number(value)).toISOString()],
    ],
    cashback: [['as text', () => '1500.50'], ['0', () => 0], leftOut],
    isVerified: [
      ['true', () => true],
      ['as 1', () => 1],
      ['as text', () => 'true'],
    ],
    '*': whole,
  },
  address: {
    id: [asText],
    name: [...absentText, padded],
    type: [
      ['of its own', () => 'VILLA'],
      ['in small letters', () => 'house'],
    ],
    latitude: coordinates,
    longitude: coordinates,
    cityId: [asText, ...absent],
    houseNumber: [['as a number', () => 5], ...absent],
    details: [
      ['as an object', () => door],
      ['as JSON written twice', () => JSON.stringify(JSON.stringify(door))],
      ['as a sentence', () => 'kv. 12, qavat 3'],
      ['as a sentence in Russian', () => 'кв. 12; 3-й этаж'],
      ['as a list', () => ['kv 12', '3-qavat']],
      ['as a sentence with more', () => 'kv. 12, 3-qavat, yashil darvoza'],
      ['under other names', () => ({ apartment: 12, qavat: 3, lift: 'bor' })],
      ['with numbers', () => ({ office: 12, floor: 3 })],
    ],
    '*': [
      ...whole,
      ['with a door of its own', (_, record) => ({ ...record, details: null, ...door })],
      [
        'with a door that differs from the details',
        (_, record) => ({ ...record, ...door, details: 'kv. 99, qavat 98' }),
      ],
      ['without coordinates', (_, { latitude: __, longitude: ___, ...record }) => record],
      ['with null coordinates', (_, record) => ({ ...record, latitude: null, longitude: null })],
    ],
  },
  addresses: { '*': list },
  region: { id: [asText], name: localized, '*': whole },
  tariff: {
    id: [['as a number', () => 77], ['as text', () => 'T-77'], leftOut],
    price: money,
    '*': [
      ...whole,
      ['as a bare number', (_, record) => Number(record.price)],
      ['as a bare text', (_, record) => record.price],
    ],
  },
  created: {
    id: [asText],
    '*': [
      ...whole,
      ['as the whole order', (_, record) => ({ ...record, status: 'CREATED', totalPrice: '1' })],
    ],
  },
  order: {
    id: [asText],
    status: [lower, ['of its own', () => 'ON_THE_STOVE'], leftOut],
    serviceType: [lower, leftOut],
    totalPrice: money,
    deliveryPrice: money,
    branch: absent,
    address: absent,
    receiver: absent,
    isPaid: [
      ['as 0', () => 0],
      ['false', () => false],
    ],
    createdDate: [['as ISO text', (value) => new Date(Number(value)).toISOString()], leftOut],
    basketItems: [['as a page', (value) => ({ content: value })]],
    '*': whole,
  },
  orders: { '*': list },
};

/** "Not now" in the API’s own words: nothing was done. */
const busy = (status: number, headers: Record<string, string> = {}): Refusal => ({
  status,
  text: JSON.stringify({ error: 'Kitchen is full', code: 77 }),
  headers: { 'content-type': 'application/json', ...headers },
});

const notNow: Partial<Record<AnswerName, readonly Refusal[]>> = {
  catalogue: [busy(503), busy(429)],
  branches: [busy(503, { 'retry-after': '1' })],
  profile: [busy(503)],
  addresses: [busy(429)],
  tariff: [busy(503), busy(429, { 'retry-after': '1' })],
  created: [busy(429), busy(503), busy(429, { 'retry-after': '3' })],
};

const asItIs: Variant['write'] = (value) => value;
const waitIn = ({ headers }: Refusal): string => headers?.['retry-after'] ?? 'nothing';

const drawn = Object.entries(table).flatMap(([of, fields]) =>
  Object.entries(fields).flatMap(([field, forms]) =>
    forms.map(([as, write]): Variant => ({ of: of as AnswerName, field, as, write })),
  ),
);
const refused = Object.entries(notNow).flatMap(([of, refusals]) =>
  refusals.map((atFirst): Variant => {
    const as = `refused at first with ${atFirst.status}, to be waited for: ${waitIn(atFirst)}`;
    return { of: of as AnswerName, field: '*', as, write: asItIs, atFirst };
  }),
);
const late: Variant = {
  of: 'token',
  field: '*',
  as: 'of somebody whose contact arrives four seconds late',
  write: asItIs,
  contactAfter: 4000,
};

/** Every variant, by record and field. */
export const variants: readonly Variant[] = [...drawn, ...refused, late];

export const nameOf = ({ of, field, as }: Variant): string =>
  field === '*' ? `${of} ${as}` : `${of}.${field} ${as}`;

/** Whether a call's response has what the variant is about; `call` is `GET /path`. */
export const concerns = ({ of }: Variant, call: string): boolean => answers[of].calls.test(call);

/** A response's body as these variants write it. */
export function written(body: unknown, call: string, wanted: readonly Variant[]): unknown {
  // Whole responses last: they change where the records are.
  const ordered = [...wanted].sort((a, b) => Number(a.field === '*') - Number(b.field === '*'));
  return ordered
    .filter((variant) => concerns(variant, call))
    .reduce((read, variant) => answers[variant.of].each(read, rewriting(variant)), body);
}

const rewriting =
  ({ field, write }: Variant) =>
  (record: Fields): unknown => {
    if (field === '*') return write(record, record);
    const value = write(record[field], record);
    if (value === undefined) return record;
    const { [field]: _, ...rest } = record;
    return value === missing ? rest : { ...rest, [field]: value };
  };
