import type { GenericSchema } from 'valibot';
import { policy } from '../../src/api/content';
import { person } from '../../src/api/couriers';
import { order } from '../../src/api/order';
import { product } from '../../src/api/product';
import { phoneChange, user } from '../../src/api/users';
import { category, group } from '../../src/api/wireCatalog';
import { defaultSettings } from '../../src/domain/merchant';
import { deliveryTypes } from '../../src/domain/order/order';
import { featureFlags, paymentFlags } from '../../src/domain/settingsSchema';
import { languages } from '../../src/domain/text/language';
import {
  describe,
  itemOf,
  type Json,
  nameRecord,
  orNull,
  pipeOf,
  ref,
  rootOf,
  tell,
} from './describe';
import type { Call } from './recordCalls';

/** Response kinds that are a record or a list of it, with the record's name in the document. */
const records = [
  ['Address', 'address'],
  ['Banner', 'banners'],
  ['Bot', 'bot'],
  ['Branch', 'branch'],
  ['Brand', 'brands'],
  ['Card', 'card'],
  ['Checkout', 'checkout'],
  ['City', 'cities'],
  ['Courier', 'courier'],
  ['Favourite', 'favourite'],
  ['FoundPlace', 'places'],
  ['Grade', 'grades'],
  ['Notice', 'notices'],
  ['OrderRules', 'orderRules'],
  ['OrderSettings', 'orderSettings'],
  ['PendingCard', 'pendingCard'],
  ['Place', 'place'],
  ['Region', 'regions'],
  ['Reservation', 'reservation'],
  ['Session', 'session'],
  ['Settings', 'settings'],
  ['Story', 'stories'],
  ['Tariff', 'tariff'],
  ['Vacancy', 'vacancy'],
  ['WaiterCall', 'waiterCall'],
] as const satisfies (readonly [string, Call['kind']])[];

/**
 * Names the records so that each is written once, and returns them. Schemas built inside functions
 * are listed here explicitly.
 */
export function nameRecords(calls: readonly Call[]): Record<string, Json> {
  const answer = (kind: Call['kind']): GenericSchema => {
    const schema = calls.find((call) => call.kind === kind)?.schema;
    if (!schema) throw new Error(`No call returns ${kind}`);
    // An optional response wraps the record.
    const own = 'wrapped' in schema ? partOf(schema, 'wrapped') : schema;
    return itemOf(own) ?? own;
  };
  const named: [string, GenericSchema][] = [
    ...records.map(([name, kind]): [string, GenericSchema] => {
      const schema = answer(kind);
      return [name, itemOf(schema) ?? schema];
    }),
    ['Category', category],
    ['Group', group],
    ['PhoneChange', phoneChange],
    ['Policy', policy],
    ['Product', product],
    ['Merchant', optionOf(answer('merchant'), 0)],
    ['Promo', answer('promo')],
  ];
  for (const [name, schema] of named) {
    if (wireOf(schema)) tell(schema, () => ref(name));
    else nameRecord(schema, name);
  }

  const list = (item: GenericSchema): Json => ({ type: 'array', items: describe(item) });
  tell(answer('merchant'), () => ref('Merchant'));
  tell(optionOf(answer('merchant'), 1), () => ({ type: 'object' }));
  tell(answer('catalog'), () => ref('Catalog'));
  tell(answer('policies'), () => list(policy));
  tell(answer('phone'), () => ref('Phone'));
  const session = (more: Json): Json => ({
    type: 'object',
    properties: { token: { type: 'string', minLength: 1 }, ...more },
    required: ['token'],
  });
  for (const { kind, schema } of calls)
    if (kind === 'session' && schema) tell(schema, () => session({}));
  tell(answer('session'), () => session({ user: orNull(ref('User')) }));
  tell(answer('checkout'), () => ({
    anyOf: [
      { type: 'object', properties: both(['url', 'link', 'checkoutUrl'], texts) },
      { type: 'string' },
    ],
  }));
  tell(person, () => ({
    type: 'object',
    properties: both(['firstName', 'lastName', 'phone'], texts),
  }));
  tell(order, () => ref('Order'));
  tell(user, () => ref('User'));
  const [, parts] = pipeOf(order);
  const [, plainUser] = pipeOf(user);
  if (!parts || !plainUser) throw new Error('The schema of an order or a user has changed');

  const schemas = Object.fromEntries(
    named.map(([name, schema]) => [name, describe(wireOf(schema) ?? schema, true)] as const),
  );
  return {
    ...schemas,
    Catalog: {
      type: 'object',
      description: 'Flat lists. Where one is missing, the records above hold those of it.',
      properties: { groups: list(group), categories: list(category), products: list(product) },
    },
    Order: merged(describe(entryOf(parts, 'wire')), describe(entryOf(parts, 'totals'))),
    OrderSettings: withProperties(schemas.OrderSettings, {
      ...both(['defaultDeliveryTypeBot', 'defaultDeliveryTypeWeb'], {
        enum: ['DELIVERY', 'PICK_UP', ...deliveryTypes, null],
      }),
    }),
    Phone: { type: 'object', properties: { phone: { type: 'string' } }, required: ['phone'] },
    Settings: withProperties(schemas.Settings, looseSettings()),
    User: describe(plainUser),
  };
}

/** §3, merchant settings: flags, links and third parties that are read by name only. */
function looseSettings(): Record<string, Json> {
  const links = Object.keys(defaultSettings.links);
  const flags = [
    ...languages.map((language) => `${language}Active`),
    ...featureFlags,
    ...paymentFlags,
    ...links.map((link) => `${link}Active`),
    ...['amoCrmActive', 'yandexMetricsEnabled', 'metaPixelActive', 'googleTagManagerActive'],
  ];
  const ids = ['amoCrmId', 'amoCrmHash', 'yandexMetricsId', 'metaPixelId', 'googleTagManagerId'];
  return {
    ...both(flags, { type: ['boolean', 'null'] }),
    ...both(links, { type: ['string', 'null'] }),
    ...both(ids, { type: ['string', 'number', 'null'] }),
  };
}

const texts = { type: ['string', 'null'] };

const both = (names: readonly string[], json: Json): Record<string, Json> =>
  Object.fromEntries(names.map((name) => [name, json]));

function withProperties(json: Json | undefined, properties: Record<string, Json>): Json {
  return { ...json, properties: { ...Object(json?.properties), ...properties } };
}

/** The record itself where it is kept as it came too (`withReceived`). */
function wireOf(schema: GenericSchema): GenericSchema | null {
  const [first] = pipeOf(schema);
  const [, parts] = pipeOf(first ?? schema);
  return parts && 'entries' in parts && 'received' in Object(parts.entries)
    ? entryOf(parts, 'wire')
    : null;
}

/** Two descriptions of one record. */
function merged(one: Json, other: Json): Json {
  const required = [one.required, other.required].flatMap((list) => list ?? []);
  return { ...withProperties(one, Object(other.properties)), required };
}

const isSchema = (part: unknown): part is GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/** A required schema inside another one. */
function partOf(schema: unknown, name: string): GenericSchema {
  const part: unknown = Reflect.get(Object(schema), name);
  if (!isSchema(part)) throw new Error(`No schema at ${name}`);
  return part;
}

const entryOf = (schema: GenericSchema, name: string) =>
  partOf(Reflect.get(Object(rootOf(schema)), 'entries'), name);

const optionOf = (union: GenericSchema, at: number) =>
  partOf(Reflect.get(Object(union), 'options'), String(at));
