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

/** What a merchant has before anybody visits. */
export type Seed = {
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
  /** how each picture path is drawn */
  pictures: Record<string, PictureRecipe>;
};

/** Everything that the server remembers: plain data, changed only by the routes. */
export type Db = Seed & {
  users: UserRecord[];
  sessions: SessionRecord[];
  codes: CodeRecord[];
  addresses: AddressRecord[];
  favourites: FavouriteRecord[];
  cards: CardRecord[];
  orders: OrderRecord[];
  /** how customers have graded products, one entry for each time */
  productGrades: { productId: string; grade: number }[];
  tariffs: TariffRecord[];
  reservations: ReservationRecord[];
  waiterCalls: WaiterCallRecord[];
  /** phones that the bot has been given, by Telegram user id */
  contacts: Record<string, string>;
  /** whether an `Idempotency-Key` means anything to this server */
  acceptsIdempotencyKey: boolean;
  /** orders made under an `Idempotency-Key`, by user and key: what was answered, and when */
  idempotency: Record<string, { at: number; answer: object }>;
  /** merchants whose server keeps no stock: their products all carry the amount 0, and sell */
  keepNoStock: string[];
  /** how many digits a code by SMS has */
  codeDigits: number;
  /** where a checkout link leads: to the provider's page, or to an invoice of Telegram's */
  checkoutLinks: 'page' | 'invoice';
  counter: number;
};

/** A fresh database over a copy of the seed. */
export function createDb(seed: Seed): Db {
  return {
    ...structuredClone(seed),
    users: [],
    sessions: [],
    codes: [],
    addresses: [],
    favourites: [],
    cards: [],
    orders: [],
    productGrades: [],
    tariffs: [],
    reservations: [],
    waiterCalls: [],
    contacts: {},
    acceptsIdempotencyKey: false,
    idempotency: {},
    keepNoStock: [],
    codeDigits: 4,
    checkoutLinks: 'page',
    counter: 100,
  };
}

/** The next id of the database: one counter for all kinds, so that no two records share an id. */
export function nextId(db: Db): string {
  db.counter += 1;
  return String(db.counter);
}

/** Removes the first record that matches and tells whether there was one. */
export function removeFirst<T>(records: T[], matches: (record: T) => boolean): boolean {
  const at = records.findIndex(matches);
  if (at < 0) return false;
  records.splice(at, 1);
  return true;
}
