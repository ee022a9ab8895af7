import { join, resolve } from 'node:path';
import type { Seed } from '../../mocks/backend/db';
import { demoSeed, joinSeeds } from '../../mocks/backend/seed/demoSeed';
import { customersOf, recordedCustomer } from '../../mocks/backend/seed/recordedCustomer';
import { type RecordedShop, recordedSeed } from '../../mocks/backend/seed/recordedShop';
import type { ListPage } from '../../src/api/readers/lists';
import type { Address } from '../../src/domain/addresses/address';
import { withoutUntrackedStock } from '../../src/domain/catalog/stockTracking';
import type { Order } from '../../src/domain/order/order';
import {
  defaultOrderFees,
  defaultOrderRules,
  type OrderSettings,
} from '../../src/domain/order/orderSettings';
import type { Localized } from '../../src/domain/text/language';
import { OperatorError } from '../demo/readToken';
import { type Answers, answerOf, createAsker } from './askShop';
import { openRecording, type Recording, storedAnswer } from './recording';
import { recordedReads } from './recordShop';

/** Order settings of a server that says nothing. */
const silentSettings: OrderSettings = {
  ...defaultOrderFees,
  usualService: null,
  deliveryProvider: null,
  cashbackPercent: null,
};

const apiBase = 'https://recorded.invalid';
/** A recording as data of the mock backend, read by the app's own api layer. */
export async function loadRecording(recording: Recording): Promise<Seed> {
  const answers = await readAll(recording);
  const value = <T>(name: string, otherwise: T): T => answerOf<T>(answers, name) ?? otherwise;
  const merchant = value<RecordedShop['merchant'] | null>('merchant', null);
  const settings = value<RecordedShop['settings'] | null>('settings', null);
  const catalog = value<RecordedShop['catalog'] | null>('catalogue', null);
  if (!merchant || !settings || !catalog)
    throw new OperatorError(
      `${recording.folder} lacks merchant, settings or catalogue: record it again.`,
    );
  const policyOf = (type: RecordedShop['policies'][number]['type']) => {
    const text = value<Localized | null>(`policy ${type}`, null);
    return text ? [{ type, text }] : [];
  };
  const shop: RecordedShop = {
    vendor: recording.vendor,
    merchant,
    settings,
    // a mock backend takes 0 for sold out
    catalog: withoutUntrackedStock(catalog, false),
    grades: value('grades', []),
    cities: value('cities', []),
    branches: value('branches', []),
    regions: value('delivery areas', []),
    orderRules: value('order rules', defaultOrderRules),
    orderSettings: value('order settings', silentSettings),
    botName: value<string | null>('bot', null),
    banners: value('banners', []),
    stories: value('stories', []),
    policies: [...policyOf('TERMS'), ...policyOf('ABOUT_COMPANY'), ...policyOf('PRIVACY_POLICY')],
    vacancies: value('vacancies', []),
    pictures: Object.fromEntries(
      Object.entries(recording.pictures).map(([path, file]) => [
        path,
        join(recording.folder, 'pictures', file),
      ]),
    ),
  };
  const addresses = value<readonly Address[]>('addresses', []);
  const orders = value<ListPage<Order> | null>('orders', null)?.items ?? [];
  const hasCustomer = addresses.length + orders.length > 0;
  return recordedSeed({
    ...shop,
    ...(hasCustomer && { customers: customersOf(shop, addresses, orders) }),
  });
}

async function readAll(recording: Recording): Promise<Answers> {
  let reading = '';
  const { vendor } = recording;
  const asker = createAsker({
    apiBase,
    vendor,
    shopOrigin: apiBase,
    token: 'recorded',
    pauseMs: 0,
    fetch: async () => {
      const stored = await storedAnswer(recording, reading);
      return stored === null
        ? Response.json({ message: 'not recorded' }, { status: 404 })
        : new Response(stored);
    },
  });
  // A recording has no profile, but addresses and orders are asked for by its id.
  asker.known.user = recordedCustomer(vendor);
  for (const read of recordedReads) {
    reading = read.name;
    await asker.once(read);
  }
  return asker.answers;
}

/**
 * The demo merchants, and with the folder of a recording its merchant too, in place of the demo's of
 * that key; `vendor` is its key, null without.
 */
export async function seedWith(
  folder: string | undefined,
): Promise<{ seed: Seed; vendor: string | null }> {
  if (folder === undefined) return { seed: demoSeed(), vendor: null };
  const recording = await openRecording(resolve(folder));
  const recorded = await loadRecording(recording);
  return { seed: joinSeeds([demoSeed(recorded), recorded]), vendor: recording.vendor };
}
