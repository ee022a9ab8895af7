import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Json = { [name: string]: unknown };

/** What a schema says of the wire, where that stands in a function that nobody can look into. */
const told = new WeakMap<object, () => Json>();
/** The schemas that the document describes once, under a name. */
const names = new WeakMap<object, string>();

/** Says what `schema` reads; answers the schema. A function, because its parts may come later. */
export function tell<S extends v.GenericSchema>(schema: S, json: () => Json): S {
  told.set(rootOf(schema), json);
  return schema;
}

/** The records of lists, by the list. */
const items = new WeakMap<object, v.GenericSchema>();

export const tellItem = (list: v.GenericSchema, item: v.GenericSchema): void =>
  void items.set(rootOf(list), item);

export const itemOf = (list: v.GenericSchema): v.GenericSchema | undefined =>
  items.get(rootOf(list));

/** Wherever this record is met from now on, its name is written. */
export function nameRecord(schema: v.GenericSchema, name: string): void {
  names.set(rootOf(schema), name);
}

/** The record itself, whatever is made of it once it has been read. */
export function rootOf(schema: v.GenericSchema): v.GenericSchema {
  const [first] = pipeOf(schema);
  return first === undefined ? schema : rootOf(first);
}

/** The schemas of a pipe, without its actions. */
export function pipeOf(schema: object): v.GenericSchema[] {
  if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return [];
  return schema.pipe.filter((part) => part.kind === 'schema');
}

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The JSON Schema of what may come in; a named record is a reference, unless it `isOwn`. */
export function describe(schema: v.GenericSchema, isOwn = false): Json {
  const own = rootOf(schema);
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // rules across fields, and what is taken off a text, cannot be written down
    ignoreActions: ['check', 'finite', 'trim'],
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const name = names.get(valibotSchema);
      if (name !== undefined && !(isOwn && valibotSchema === own)) return ref(name);
      return told.get(valibotSchema)?.() ?? withoutFallbacks(valibotSchema, { ...jsonSchema });
    },
  });
  return json;
}

/** A field that has something to fall back on need not be there. */
function withoutFallbacks(schema: v.GenericSchema, json: Json): Json | undefined {
  if (!('entries' in schema) || !Array.isArray(json.required)) return undefined;
  const entries = Object(schema.entries);
  const required = json.required.filter((name) => !('fallback' in Object(entries[name])));
  const { required: _, ...rest } = json;
  return required.length > 0 ? { ...rest, required } : rest;
}

/** The same, or null. */
export function orNull(json: Json): Json {
  if (typeof json.type === 'string' && json.enum === undefined)
    return { ...json, type: [json.type, 'null'] };
  return { anyOf: [json, { type: 'null' }] };
}
