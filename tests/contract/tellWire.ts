import type * as v from 'valibot';
import type * as lists from '../../src/api/lists';
import type * as wire from '../../src/api/wire';
import { describe, type Json, orNull, ref, tell, tellItem } from './describe';

// What each kind of field in src/api/wire.ts and src/api/lists.ts should be sent as. The app
// accepts more (numbers for ids, text for numbers); a server that follows this is read completely.

type Schema = v.GenericSchema;

const texts = { type: ['string', 'null'] };
const page = (items: Json): Json => ({
  allOf: [ref('Page'), { properties: { content: { type: 'array', items } } }],
});

/** A list inside a record. */
const nested = (item: Schema): Json => ({ type: ['array', 'null'], items: describe(item) });

/** A list response is an array or a page of one. */
function answer<S extends Schema>(schema: S, item: Schema): S {
  tellItem(schema, item);
  return tell(schema, () => {
    const items = describe(item);
    return { anyOf: [{ type: 'array', items }, page(items)] };
  });
}

/** Field readers that register their JSON Schema. */
export function tellWire(original: typeof wire): typeof wire {
  const { id, price, latitude, longitude, time, localized } = original;
  tell(id, () => ref('Id'));
  tell(price, () => ref('Money'));
  tell(latitude, () => ref('Latitude'));
  tell(longitude, () => ref('Longitude'));
  tell(time, () => orNull(ref('Time')));
  for (const one of [localized, original.localizedPage]) tell(one, () => orNull(ref('Localized')));
  tell(original.idOrNull, () => orNull(ref('Id')));
  for (const amount of [original.priceOrNull, original.priceOrZero])
    tell(amount, () => orNull(ref('Money')));
  tell(original.latitudeOrNull, () => orNull(ref('Latitude')));
  tell(original.longitudeOrNull, () => orNull(ref('Longitude')));
  tell(original.numberOrNull, () => ({ type: ['number', 'null'] }));
  for (const text of [original.text, original.textOrNull, original.day]) tell(text, () => texts);
  tell(original.colorOrNull, () => ({ ...texts, description: 'A colour, as #rgb or #rrggbb.' }));
  tell(original.nullableFlag, () => ({ type: ['boolean', 'null'] }));
  tell(original.textList, () => ({ type: ['array', 'null'], items: texts }));
  tell(original.localizedList, () => ({ type: ['array', 'null'], items: ref('Localized') }));
  tell(original.reference, () => ({ type: ['object', 'null'], properties: { id: ref('Id') } }));
  return {
    ...original,
    field: (read) => tell(original.field(read), () => ({})),
    flag: (otherwise) =>
      tell(original.flag(otherwise), () => ({ type: ['boolean', 'null'], default: otherwise })),
    numberOr: (otherwise) =>
      tell(original.numberOr(otherwise), () => ({ type: ['number', 'null'] })),
    oneOf: (values, otherwise) =>
      tell(original.oneOf(values, otherwise), () => ({
        // §4: an empty courier state is equivalent to null
        ...(otherwise === null
          ? { enum: [...values, '', null] }
          : { enum: [...values, null], default: otherwise }),
      })),
    orNull: (schema) => tell(original.orNull(schema), () => orNull(describe(schema))),
    orNothing: (schema) => tell(original.orNothing(schema), () => orNull(describe(schema))),
  };
}

/** List readers that register their JSON Schema. */
export function tellLists(original: typeof lists): typeof lists {
  return {
    ...original,
    listOf: (item) => answer(original.listOf(item), item),
    listPage: (item, size) => answer(original.listPage(item, size), item),
    nestedListOf: (item) => tell(original.nestedListOf(item), () => nested(item)),
    repeatingListOf: (item) => tell(original.repeatingListOf(item), () => nested(item)),
    listIfSent: (item) => tell(original.listIfSent(item), () => nested(item)),
    listOrNull: (item) => tell(original.listOrNull(item), () => nested(item)),
  };
}
