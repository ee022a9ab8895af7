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

/** Fields that a server need not know: other names of described ones. */
const hidden = new WeakSet<object>();

export const hide = (schema: v.GenericSchema): void => void hidden.add(rootOf(schema));

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
      return jsonSchemas.get(valibotSchema)?.() ?? named(valibotSchema, { ...jsonSchema });
    },
  });
  return json;
}

/** The fields that the document names; one with a fallback is optional. */
function named(valibotSchema: object, json: Json): Json | undefined {
  if (!('entries' in valibotSchema)) return undefined;
  const entries: Record<string, v.GenericSchema> = Object(valibotSchema.entries);
  const isNamed = (name: string) => {
    const entry = entries[name];
    return !entry || !hidden.has(rootOf(entry));
  };
  const { required, properties, ...rest } = json;
  const needed = [required]
    .flat()
    .filter(
      (name): name is string =>
        typeof name === 'string' && isNamed(name) && !('fallback' in Object(entries[name])),
    );
  const shown = Object.entries(Object(properties)).filter(([name]) => isNamed(name));
  return {
    ...rest,
    ...(properties !== undefined && { properties: Object.fromEntries(shown) }),
    ...(needed.length > 0 && { required: needed }),
  };
}

/** The same schema, or null. */
export function orNull(json: Json): Json {
  if (typeof json.type === 'string' && json.enum === undefined)
    return { ...json, type: [json.type, 'null'] };
  return { anyOf: [json, { type: 'null' }] };
}
