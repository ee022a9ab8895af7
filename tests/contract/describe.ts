import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Json = { [name: string]: unknown };

/** JSON Schemas registered for schemas whose logic is an opaque function. */
const jsonSchemas = new WeakMap<object, () => Json>();
/** Schemas that the document defines once, under a name. */
const names = new WeakMap<object, string>();

/**
 * Registers the JSON Schema of `schema` and returns `schema`. Lazy, as its parts may be registered
 * later.
 */
export function tell<S extends v.GenericSchema>(schema: S, json: () => Json): S {
  jsonSchemas.set(rootOf(schema), json);
  return schema;
}

/** Record schemas by list schema. */
const items = new WeakMap<object, v.GenericSchema>();

export const tellItem = (list: v.GenericSchema, item: v.GenericSchema): void =>
  void items.set(rootOf(list), item);

export const itemOf = (list: v.GenericSchema): v.GenericSchema | undefined =>
  items.get(rootOf(list));

/** Makes the document refer to this record by name. */
export function nameRecord(schema: v.GenericSchema, name: string): void {
  names.set(rootOf(schema), name);
}

/** The record itself, before any transformation. */
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

/** The JSON Schema of the accepted input; a named record becomes a reference unless `isOwn`. */
export function describe(schema: v.GenericSchema, isOwn = false): Json {
  const own = rootOf(schema);
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // cross-field rules and text trimming cannot be expressed in JSON Schema
    ignoreActions: ['check', 'finite', 'trim'],
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const name = names.get(valibotSchema);
      if (name !== undefined && !(isOwn && valibotSchema === own)) return ref(name);
      return (
        jsonSchemas.get(valibotSchema)?.() ?? withoutFallbacks(valibotSchema, { ...jsonSchema })
      );
    },
  });
  return json;
}

/** A field with a fallback is optional. */
function withoutFallbacks(schema: v.GenericSchema, json: Json): Json | undefined {
  if (!('entries' in schema) || !Array.isArray(json.required)) return undefined;
  const entries = Object(schema.entries);
  const required = json.required.filter((name) => !('fallback' in Object(entries[name])));
  const { required: _, ...rest } = json;
  return required.length > 0 ? { ...rest, required } : rest;
}

/** The same schema, or null. */
export function orNull(json: Json): Json {
  if (typeof json.type === 'string' && json.enum === undefined)
    return { ...json, type: [json.type, 'null'] };
  return { anyOf: [json, { type: 'null' }] };
}
