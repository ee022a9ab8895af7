import { keyed } from './keyed';
import type { PictureRecipe } from './pictures/recipe';
import type { BranchRecord, CityRecord, RegionRecord } from './records/branch';
import type { CategoryRecord, GroupRecord, ProductRecord, PromoRecord } from './records/catalog';
import type {
  BannerRecord,
  BotSettingRecord,
  NoticeRecord,
  PolicyRecord,
  StoryRecord,
  VacancyRecord,
} from './records/content';
import type {
  BrandRecord,
  MerchantRecord,
  OrderRulesRecord,
  OrderSettingRecord,
  SettingsRecord,
} from './records/merchant';
import type {
  OrderRecord,
  ReservationRecord,
  TariffRecord,
  WaiterCallRecord,
} from './records/order';
import type {
  AddressRecord,
  CardRecord,
  CodeRecord,
  FavouriteRecord,
  SessionRecord,
  UserRecord,
} from './records/user';

/** Customers who are there before the first visit, with what they have. */
export type Customers = {
  users: UserRecord[];
  addresses: AddressRecord[];
  orders: OrderRecord[];
};

/** A merchant's data before the first visit. */
export type Seed = {
  customers?: Customers;
  merchants: MerchantRecord[];
  settings: SettingsRecord[];
  orderRules: OrderRulesRecord[];
  orderSettings: OrderSettingRecord[];
  brands: BrandRecord[];
  cities: CityRecord[];
  branches: BranchRecord[];
  regions: RegionRecord[];
  groups: GroupRecord[];
  categories: CategoryRecord[];
  products: ProductRecord[];
  promos: PromoRecord[];
  policies: PolicyRecord[];
  banners: BannerRecord[];
  stories: StoryRecord[];
  vacancies: VacancyRecord[];
  notices: NoticeRecord[];
  botSettings: BotSettingRecord[];
  /** the recipe of each picture path */
  pictures: Record<string, PictureRecipe>;
};

/** The server's whole state: plain data, changed only by the routes. */
export type Db = Omit<Seed, 'customers'> & {
  users: UserRecord[];
  sessions: SessionRecord[];
  codes: CodeRecord[];
  addresses: AddressRecord[];
  favourites: FavouriteRecord[];
  cards: CardRecord[];
  orders: OrderRecord[];
  /** the grades customers have given, one entry per grading */
  productGrades: { productId: string; grade: number }[];
  tariffs: TariffRecord[];
  reservations: ReservationRecord[];
  waiterCalls: WaiterCallRecord[];
  /** phones shared with the bot, by Telegram user id */
  contacts: Record<string, string>;
  /** whether the server supports `Idempotency-Key` */
  acceptsIdempotencyKey: boolean;
  /** responses to orders with an `Idempotency-Key`, by user and key, with their time */
  idempotency: Record<string, { at: number; answer: object }>;
  /** merchants without stock keeping: all their products have the amount 0 but can be sold */
  keepNoStock: string[];
  /** every list comes whole, whatever page is asked for, as from a server without pages */
  sendsWholeLists: boolean;
  /** digits of an SMS code */
  codeDigits: number;
  /** decimals of the merchants' currency */
  moneyDigits: number;
  /** where a checkout link leads: the provider's page or a Telegram invoice */
  checkoutLinks: 'page' | 'invoice';
  counter: number;
};

/** A fresh database with a copy of the seed. */
export function createDb(seed: Seed): Db {
  const { customers, ...shops } = structuredClone(seed);
  return {
    ...shops,
    pictures: keyed(shops.pictures),
    users: [],
    addresses: [],
    orders: [],
    ...customers,
    sessions: [],
    codes: [],
    favourites: [],
    cards: [],
    productGrades: [],
    tariffs: [],
    reservations: [],
    waiterCalls: [],
    contacts: keyed(),
    acceptsIdempotencyKey: false,
    idempotency: keyed(),
    keepNoStock: [],
    sendsWholeLists: false,
    codeDigits: 4,
    moneyDigits: 2,
    checkoutLinks: 'page',
    counter: 100,
  };
}

/** The next id, from one counter for all kinds so that no two records share an id. */
export function nextId(db: Db): string {
  db.counter += 1;
  return String(db.counter);
}

/** Removes the first matching record; returns whether there was one. */
export function removeFirst<T>(records: T[], matches: (record: T) => boolean): boolean {
  const at = records.findIndex(matches);
  if (at < 0) return false;
  records.splice(at, 1);
  return true;
}
