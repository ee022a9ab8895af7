import type { Refusal } from './faults';
import { type Fields, type Form, forms, type Kind, leftOut, missing } from './forms';
import { answers } from './variantAnswers';

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

/** The kinds of a field, and forms of its own. */
type Row = readonly (Kind | Form)[];
type Rows = Partial<Record<AnswerName, Readonly<Record<string, Row>>>>;

/** How to the door of the saved address. */
const door = { office: '12', floor: '3' };

/** Which kind each field is, wherever it stands in an answer. */
const table: Rows = {
  merchant: {
    id: ['id'],
    name: ['localized'],
    color: [
      ['of its own', () => '#336699'],
      ['by name', () => 'orange'],
    ],
    isActive: ['flag', 'option'],
    latitude: [['as text', () => '41.31']],
    logo: ['picture'],
    mainCityId: [['of another type', () => '1']],
    '*': ['record'],
  },
  settings: {
    mainLanguage: ['word', leftOut, ['of no language', () => 'KLINGON']],
    mainColorType: ['word'],
    uzActive: ['flag', 'option'],
    ruActive: ['flag', 'option'],
    pickupActive: ['flag', 'option'],
    deliveryActive: ['flag', 'option'],
    cashActive: ['flag', 'option'],
    paymeActive: ['flag'],
    promoActive: ['flag'],
    mainColor: [
      ['without a hash', () => 'ffcc00'],
      ['as rgb', () => 'rgb(1,2,3)'],
    ],
    basketPosition: ['word', leftOut],
    title: ['localized'],
    logo: ['picture'],
    contacts: [
      ['as one text', () => '+998712000000'],
      ['as records', () => [{ phone: '1' }]],
    ],
    '*': [
      'part',
      [
        'without language flags',
        (_, record) =>
          Object.fromEntries(
            Object.entries(record).filter(([name]) => !/^(uz|ru|eng)A/.test(name)),
          ),
      ],
    ],
  },
  rules: {
    shouldValidateDeliveryArea: ['flag', 'option'],
    '*': ['record'],
  },
  fees: {
    isServiceFeeEnabled: ['flag', 'option'],
    minimalDeliveryPrice: [
      ['as text', () => '5 000,00'],
      ['as a record', () => ({ amount: 5000 })],
    ],
    '*': ['record'],
  },
  branch: {
    id: ['id'],
    cityId: ['reference'],
    name: ['localized'],
    address: ['text', 'option'],
    latitude: ['coordinate', 'comma'],
    longitude: ['coordinate', 'comma'],
    isActive: ['flag', 'option'],
    isMain: ['flag', 'option'],
    phone: [
      ['as a number', () => 998712000000],
      ['as a record', () => ({ id: 1, name: '+998712000000' })],
      ['as a list', () => ['+998712000000', '+998712000001']],
    ],
    deliveryPrice: [
      ['as text', () => '12000.00'],
      ['as a number', () => 12000],
      ['with its currency', () => '12 000 UZS'],
      ['as a record', () => ({ amount: 12000, currency: 'UZS' })],
      'option',
    ],
    workHours: ['nested'],
    settings: [leftOut, ['null', () => null], ['empty', () => ({})]],
    '*': ['part', 'point'],
  },
  branchFlags: {
    pickupEnabled: ['flag'],
    deliveryEnabled: ['flag', 'option'],
    dineinEnabled: ['flag', 'option'],
    '*': ['part'],
  },
  workHours: {
    type: ['word'],
    hours: ['nested'],
    '*': ['part'],
  },
  branchHours: {
    weekName: ['word'],
    isDayOff: ['flag', 'option'],
    open: ['timeOfDay'],
    close: ['timeOfDay'],
    extraOpen: ['option'],
    '*': ['part'],
  },
  branches: { '*': ['list'] },
  closest: {
    distance: [
      'number',
      ['in kilometres', (value) => Number(value) / 1000],
      leftOut,
      ['null', () => null],
    ],
    '*': ['record'],
  },
  city: {
    id: ['id'],
    name: ['localized'],
    latitude: ['coordinate', 'comma'],
    isMain: ['flag'],
    '*': ['part', 'point', 'mapPoint'],
  },
  cities: { '*': ['list'] },
  catalogue: {
    groups: ['nested'],
    products: [['empty beside full nested ones', () => []]],
    categories: [['empty beside full nested ones', () => []]],
    '*': ['part'],
  },
  group: {
    id: ['id'],
    name: ['localized'],
    priority: ['number', 'option'],
    icon: ['picture'],
    categories: ['nested'],
    '*': ['part'],
  },
  category: {
    id: ['id'],
    name: ['localized'],
    priority: ['number', 'option'],
    viewType: ['word', leftOut],
    groupId: [['of its group', () => undefined]],
    products: ['nested'],
    '*': ['part'],
  },
  product: {
    id: ['id'],
    name: ['localized'],
    description: ['localized'],
    costPrice: ['money'],
    discount: ['number', leftOut],
    amount: ['option'],
    active: ['flag', 'option'],
    image: ['picture'],
    gallery: [
      ['as one text', () => 'a.png'],
      ['empty', () => []],
      ['as records', () => [{ url: 'a.png' }]],
    ],
    priority: ['number', 'option'],
    unit: ['word'],
    modificationGroups: ['nested'],
    productBranch: ['nested'],
    '*': ['part'],
  },
  optionGroup: {
    id: ['id', leftOut],
    name: ['localized'],
    minCount: ['number'],
    maxCount: ['number'],
    products: ['nested'],
    '*': ['part'],
  },
  option: {
    id: ['id'],
    name: ['localized'],
    costPrice: ['money'],
    '*': [
      'part',
      ['that wraps its product', (_, record) => ({ product: record, priority: 1 })],
      [
        'that wraps its product with an id of its own',
        (_, { id, ...record }) => ({ id, product: { ...record, id: 'inner' } }),
      ],
    ],
  },
  link: {
    branch: [
      ['as its bare id', (value) => (value as Fields).id],
      ['as its id in a text', (value) => String((value as Fields).id)],
    ],
    active: ['flag', 'option'],
    '*': [
      ['as a bare id', (_, { branch }) => (branch as Fields).id],
      ['by branchId', (_, { branch }) => ({ branchId: (branch as Fields).id, isActive: true })],
      ['that nobody can read', () => ({ where: 'everywhere' })],
    ],
  },
  promo: {
    id: ['id'],
    discountType: ['word'],
    productDiscount: ['number'],
    minPrice: ['money', 'option'],
    startDate: ['moment', 'option'],
    endDate: ['end', 'option'],
    isActive: ['flag', 'option'],
    '*': ['record'],
  },
  code: {
    id: ['id'],
    time: [['as text', () => '60'], ['0', () => 0], leftOut],
    timestamp: ['moment', 'option'],
    type: [leftOut, ['null', () => null]],
    phone: [['with a plus', (value) => `+${value}`], leftOut],
    '*': ['record'],
  },
  login: {
    token: [['with its type', (value) => `Bearer ${value}`]],
    user: [['in a profile', (value) => ({ id: 7, user: value })], leftOut, ['null', () => null]],
    '*': [
      'record',
      ['by another name', (_, { token, ...record }) => ({ ...record, accessToken: token })],
    ],
  },
  token: {
    '*': [
      'record',
      ['as plain text', (_, { token }) => token],
      ['by another name', (_, { token }) => ({ access_token: token })],
    ],
  },
  profile: {
    '*': ['record', ['as the bare user', (_, record) => record.user]],
  },
  user: {
    id: ['id'],
    lastName: [
      ['left out while unknown', (value) => value ?? missing],
      ['empty while unknown', (value) => value ?? ''],
    ],
    phone: [
      ['with a plus', (value) => value && `+${value}`],
      ['as a number', (value) => value && Number(value)],
    ],
    email: [
      ['left out while unknown', (value) => value ?? missing],
      ['empty while unknown', (value) => value ?? ''],
    ],
    gender: ['word', ['left out while unknown', (value) => value ?? missing]],
    birthday: ['day'],
    cashback: [
      ['as text', () => '1500.50'],
      ['with a decimal comma', () => '1 500,50'],
      ['as a record', () => ({ amount: 1500.5 })],
      ['0', () => 0],
      leftOut,
    ],
    isVerified: [
      ['true', () => true],
      ['as 1', () => 1],
      ['as text', () => 'true'],
    ],
    '*': ['part'],
  },
  address: {
    id: ['id'],
    name: ['text', 'option'],
    type: [
      ['of its own', () => 'VILLA'],
      ['in small letters', () => 'house'],
    ],
    latitude: ['coordinate'],
    longitude: ['coordinate'],
    cityId: ['reference'],
    houseNumber: ['option', ['as a number', () => 5]],
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
      'part',
      ['with a door of its own', (_, record) => ({ ...record, details: null, ...door })],
      [
        'with a door that differs from the details',
        (_, record) => ({ ...record, ...door, details: 'kv. 99, qavat 98' }),
      ],
      ['without coordinates', (_, { latitude: __, longitude: ___, ...record }) => record],
      ['with null coordinates', (_, record) => ({ ...record, latitude: null, longitude: null })],
    ],
  },
  addresses: { '*': ['list'] },
  region: { id: ['id', leftOut], name: ['localized'], polygon: ['polygon'], '*': ['part'] },
  regions: { '*': ['list', ['null', () => null], ['an object without a list', () => ({})]] },
  tariff: {
    id: [['as a number', () => 77], ['as text', () => 'T-77'], leftOut],
    price: ['money'],
    '*': [
      'record',
      ['as a bare number', (_, record) => Number(record.price)],
      ['as a bare text', (_, record) => record.price],
      ['by another name', (_, { price, ...record }) => ({ ...record, deliveryPrice: price })],
    ],
  },
  created: {
    id: ['id'],
    '*': [
      'record',
      ['as the whole order', (_, record) => ({ ...record, status: 'CREATED', totalPrice: '1' })],
    ],
  },
  checkout: { '*': ['record', 'link'] },
  order: {
    id: ['id'],
    status: ['word', ['of its own', () => 'ON_THE_STOVE'], leftOut],
    serviceType: ['word', leftOut],
    totalPrice: ['money'],
    deliveryPrice: ['money'],
    branch: ['option'],
    address: ['option'],
    receiver: ['option'],
    isPaid: ['flag', ['false', () => false]],
    createdDate: ['moment', leftOut],
    basketItems: [
      'nested',
      leftOut,
      [
        'without counts',
        (value) =>
          (value as Fields[]).map((line) => {
            const { count: _, ...product } = line.product as Fields;
            return { ...line, product };
          }),
      ],
    ],
    '*': ['part'],
  },
  orders: {
    '*': ['list', ['null while there are none', (value) => (ordersIn(value) === 0 ? null : value)]],
  },
  placed: {
    courierStatus: ['word'],
    courierId: ['id', ['as a record', (id) => ({ id })]],
    paymentType: ['word'],
    distance: ['number'],
    '*': ['record'],
  },
  courier: {
    id: ['id'],
    status: ['word'],
    user: [
      ['as a name', () => 'Ali Valiyev'],
      ['in a record', () => ({ name: 'Ali Valiyev' })],
    ],
    '*': ['record', 'point', 'mapPoint'],
  },
};

const ordersIn = (body: unknown): number =>
  Array.isArray(body) ? body.length : Number((body as Fields).totalElements ?? 0);

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
  Object.entries(fields).flatMap(([field, row]) =>
    row
      .flatMap((each): readonly Form[] => (typeof each === 'string' ? forms[each] : [each]))
      .map(([as, write]): Variant => ({ of: of as AnswerName, field, as, write })),
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
  // The innermost records first, and whole ones after their fields: they change where the others are.
  const rank = ({ of, field }: Variant) => answers[of].depth * 2 - Number(field === '*');
  const ordered = wanted.toSorted((a, b) => rank(b) - rank(a));
  return ordered
    .filter((variant) => concerns(variant, call))
    .reduce((read, variant) => answers[variant.of].each(read, rewriting(variant)), body);
}

/** The variants that have changed an answer. */
export const applied = new Set<Variant>();

const rewriting =
  (variant: Variant) =>
  (record: Fields): unknown => {
    const rewritten = rewrite(variant, record);
    if (JSON.stringify(rewritten) !== JSON.stringify(record)) applied.add(variant);
    return rewritten;
  };

function rewrite({ field, write }: Variant, record: Fields): unknown {
  if (field === '*') return write(record, record);
  const value = write(record[field], record);
  if (value === undefined) return record;
  const { [field]: _, ...rest } = record;
  return value === missing ? rest : { ...rest, [field]: value };
}
