import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

type Contract = {
  paths: Record<string, Record<string, { requestBody?: object; responses: object }>>;
};

/** Kept for the thread, whose test files each load their modules: compiling takes a third of a second. */
const kept: { [key: symbol]: ReturnType<typeof readContract> | undefined } = globalThis;
const key = Symbol.for('contract');
const { contract, ajv, compiled } = kept[key] ?? readContract();
kept[key] = { contract, ajv, compiled };

function readContract() {
  const contract: Contract = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'),
  );
  // not strict: the properties around the schemas are not keywords
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(contract, 'contract');
  return { contract, ajv, compiled: new Map<string, ValidateFunction>() };
}

/**
 * Deviations of a successful call from docs/openapi.json, including calls that it does not list.
 * `path` is relative to the API's base; an absent body is undefined.
 */
export function breaches(call: {
  method: string;
  path: string;
  sent: unknown;
  answered: unknown;
}): string[] {
  const method = call.method.toLowerCase();
  const template = templateOf(method, call.path);
  const operation = template && contract.paths[template]?.[method];
  if (!operation) return [`${call.method} ${call.path} is not in docs/openapi.json`];
  const place = ['paths', template, method];
  return [
    ...(operation.requestBody ? check([...place, 'requestBody'], call.sent) : []),
    ...(hasContent(operation) ? check([...place, 'responses', '2XX'], call.answered) : []),
  ];
}

/** Every call of the contract, e.g. `GET /users/v1/users/me`. */
export const contractCalls: readonly string[] = Object.entries(contract.paths).flatMap(
  ([template, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${template}`),
);

/** The contract's name for a call; undefined if it is not listed. */
export function nameOfCall({ method, path }: { method: string; path: string }): string | undefined {
  const template = templateOf(method.toLowerCase(), path);
  return template && `${method} ${template}`;
}

export const isNamed = (call: { method: string; path: string }): boolean =>
  nameOfCall(call) !== undefined;

const hasContent = ({ responses }: { responses: object }): boolean =>
  'content' in Object(Reflect.get(responses, '2XX'));

/** The most specific matching path template. */
function templateOf(method: string, path: string): string | undefined {
  const asked = path.split('/');
  const fits = Object.keys(contract.paths).filter((template) => {
    const parts = template.split('/');
    const isOne = parts.every((part, at) => part.startsWith('{') || part === asked[at]);
    return isOne && parts.length === asked.length && contract.paths[template]?.[method];
  });
  return fits.sort((a, b) => a.split('{').length - b.split('{').length)[0];
}

/** What of a successful response differs from the contract; null for a call that is not in it. */
export function answerErrors(call: {
  method: string;
  path: string;
  answered: unknown;
}): ErrorObject[] | null {
  const method = call.method.toLowerCase();
  const template = templateOf(method, call.path);
  const operation = template && contract.paths[template]?.[method];
  if (!operation) return null;
  return hasContent(operation)
    ? errorsOf(['paths', template, method, 'responses', '2XX'], call.answered)
    : [];
}

function check(place: readonly string[], value: unknown): string[] {
  const name = place.slice(1).join(' ');
  return errorsOf(place, value).map((error) => `${name}${error.instancePath}: ${error.message}`);
}

function errorsOf(place: readonly string[], value: unknown): ErrorObject[] {
  const pointer = [...place, 'content', 'application/json', 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#/${pointer}` });
  compiled.set(pointer, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}
