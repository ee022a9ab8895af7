import type * as v from 'valibot';
import type * as fields from '../../src/api/readers/field';
import type * as links from '../../src/api/readers/links';
import type * as lists from '../../src/api/readers/lists';
import type * as places from '../../src/api/readers/places';
import type * as polygons from '../../src/api/readers/polygons';
import type * as records from '../../src/api/readers/records';
import type * as textReaders from '../../src/api/readers/texts';
import type * as times from '../../src/api/readers/times';
import type * as values from '../../src/api/readers/values';
import { describe, hide, type Json, orNull, ref, tell, tellItem } from './describe';

// What each kind of field in src/api/readers should be sent as. The app
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

/** Readers of anything that register their JSON Schema; those of a kind do so again. */
export function tellField(original: typeof fields): typeof fields {
  return {
    ...original,
    field: (read) => tell(original.field(read), () => ({})),
    required: (read) => tell(original.required(read), () => ({})),
  };
}

/** Readers of values that register their JSON Schema. */
export function tellValues(original: typeof values): typeof values {
  const { id, price } = original;
  tell(id, () => ref('Id'));
  tell(price, () => ref('Money'));
  tell(original.idOrNull, () => orNull(ref('Id')));
  for (const amount of [original.priceOrNull, original.priceOrZero])
    tell(amount, () => orNull(ref('Money')));
  tell(original.numberOrNull, () => ({ type: ['number', 'null'] }));
  tell(original.colorOrNull, () => ({ ...texts, description: 'A colour, as #rgb or #rrggbb.' }));
  tell(original.reference, () => ({ type: ['object', 'null'], properties: { id: ref('Id') } }));
  tell(original.nullableFlag, () => ({ type: ['boolean', 'null'] }));
  return {
    ...original,
    flag: (otherwise) =>
      tell(original.flag(otherwise), () => ({ type: ['boolean', 'null'], default: otherwise })),
    numberFrom: (least, most) =>
      tell(original.numberFrom(least, most), () => ({
        type: ['number', 'null'],
        minimum: least,
        ...(most !== undefined && { maximum: most }),
      })),
    numberOr: (otherwise) =>
      tell(original.numberOr(otherwise), () => ({ type: ['number', 'null'] })),
    oneOf: (words, otherwise) =>
      tell(original.oneOf(words, otherwise), () => ({
        // §4: an empty courier state is equivalent to null
        ...(otherwise === null
          ? { enum: [...words, '', null] }
          : { enum: [...words, null], default: otherwise }),
      })),
    word: (words) => tell(original.word(words), () => ({ enum: [...words] })),
  };
}

/** Readers of texts that register their JSON Schema. */
export function tellTexts(original: typeof textReaders): typeof textReaders {
  for (const one of [original.localized, original.localizedPage])
    tell(one, () => orNull(ref('Localized')));
  for (const one of [original.text, original.textOrNull]) tell(one, () => texts);
  return original;
}

/** Readers of links and lists of texts that register their JSON Schema. */
export function tellLinks(original: typeof links): typeof links {
  for (const one of [original.linkOrNull, original.pictureOrNull]) tell(one, () => texts);
  for (const one of [original.textList, original.pictureList])
    tell(one, () => ({ type: ['array', 'null'], items: texts }));
  tell(original.localizedList, () => ({ type: ['array', 'null'], items: ref('Localized') }));
  return original;
}

/** Readers of times that register their JSON Schema. */
export function tellTimes(original: typeof times): typeof times {
  for (const one of [original.moment, original.end]) tell(one, () => orNull(ref('Time')));
  for (const one of [original.day, original.timeOfDay]) tell(one, () => texts);
  return original;
}

/** Readers of records that register their JSON Schema. */
export function tellRecords(original: typeof records): typeof records {
  return {
    ...original,
    orNull: (schema) => tell(original.orNull(schema), () => orNull(describe(schema))),
    orNothing: (schema) => tell(original.orNothing(schema), () => orNull(describe(schema))),
    theRecord(schema) {
      const record = original.theRecord(schema);
      tellItem(record, schema);
      return tell(record, () => describe(schema));
    },
  };
}

const pair = { type: 'array', prefixItems: [ref('Latitude'), ref('Longitude')], minItems: 2 };
const ring = { type: 'array', items: pair, minItems: 3 };

/** Readers of places that register their JSON Schema. */
export function tellPlaces(original: typeof places): typeof places {
  const { latitude, longitude, ...others } = original.placeFields;
  tell(latitude, () => orNull(ref('Latitude')));
  tell(longitude, () => orNull(ref('Longitude')));
  // Other names of the same.
  for (const one of Object.values(others)) hide(one);
  return original;
}

/** Readers of areas that register their JSON Schema. */
export function tellPolygons(original: typeof polygons): typeof polygons {
  tell(original.polygons, () => ({
    anyOf: [ring, { type: 'array', items: ring, minItems: 1 }, { type: 'null' }],
  }));
  return original;
}

/** List readers that register their JSON Schema. */
export function tellLists(original: typeof lists): typeof lists {
  return {
    ...original,
    listOf: (item) => answer(original.listOf(item), item),
    listPage: (item, size) => answer(original.listPage(item, size), item),
    sentListOf: (item) => answer(original.sentListOf(item), item),
    nestedListOf: (item) => tell(original.nestedListOf(item), () => nested(item)),
    repeatingListOf: (item) => tell(original.repeatingListOf(item), () => nested(item)),
    partlyReadListOf: (item) => tell(original.partlyReadListOf(item), () => nested(item)),
    readableListOf: (item) => tell(original.readableListOf(item), () => nested(item)),
    listOrNull: (item) => tell(original.listOrNull(item), () => nested(item)),
  };
}
