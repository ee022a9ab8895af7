import { readFileSync } from 'node:fs';
import { createBackend } from '../../mocks/backend/app';
import { describe, type Json, ref } from './describe';
import { sendEveryBody } from './exercise';
import { nameRecords } from './nameRecords';
import { type Call, recordCalls } from './recordCalls';
import { requestBodies } from './requestBodies';
import { sharedSchemas } from './sharedSchemas';

/**
 * The app's view of the API as an OpenAPI document: responses from the app's schemas, bodies from
 * the mock backend's schemas, wording from docs/api.md.
 */
export async function writeOpenapi(): Promise<Json> {
  await sendEveryBody();
  const calls = await recordCalls();
  const schemas = nameRecords(calls);
  const { routes } = createBackend();
  const words = readWords();
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const template = path.replace(/:(\w+)/g, '{$1}');
    const own = calls.filter((call) => routeOf(call, routes) === route);
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: operation(route, own, words.get(`${method} ${shape(path)}`)),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API behind the storefront',
      version: '1.0.0',
      description:
        'Written by npm run docs from the schemas with which the app reads answers and the mock backend reads bodies. docs/api.md is the same in words, and says what is assumed.',
    },
    servers: [{ url: '/api', description: 'VITE_API_BASE_URL' }],
    paths: sorted(paths),
    components: {
      schemas: sorted({ ...sharedSchemas, ...schemas }),
      parameters: {
        merchant: {
          name: 'merchant',
          in: 'header',
          required: true,
          description: 'The merchant’s key until its id is known, the id afterwards.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Refused: { description: 'Refused.', content: inJson(ref('Error')) },
        Unauthorized: {
          description: 'No token, a stale one, or another merchant’s.',
          content: inJson(ref('Error')),
        },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const inJson = (schema: Json): Json => ({ 'application/json': { schema } });

function operation(route: string, calls: readonly Call[], words: Words | undefined): Json {
  const names = [...new Set(calls.flatMap(({ query }) => Object.keys(query)))];
  const inPath = [...route.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: ref('Id'),
  }));
  const inQuery = names.map((name) => {
    const values = calls.map(({ query }) => query[name]);
    const known = values.filter((value) => value !== undefined);
    return {
      name,
      in: 'query',
      ...(known.length === calls.length && { required: true }),
      schema: { type: typeof (known[0] ?? '') },
    };
  });
  const inHeader = calls.some(({ headers }) => headers.includes('idempotency-key'))
    ? [{ name: 'idempotency-key', in: 'header', schema: { type: 'string' } }]
    : [];
  const body = requestBodies.get(route);
  const hasToken = calls.some((call) => call.hasToken) || words?.hasToken === true;
  return {
    ...(words?.asked && { description: `Request: ${words.asked}` }),
    ...(words?.isAssumed && { 'x-assumed': true }),
    ...(calls.length === 0 && { 'x-unused': true }),
    ...(hasToken && { security: [{ token: [] }] }),
    parameters: [{ $ref: '#/components/parameters/merchant' }, ...inPath, ...inQuery, ...inHeader],
    ...(body && { requestBody: { required: true, content: inJson(describe(body)) } }),
    responses: {
      '2XX': { description: words?.answer || 'Done.', ...answerOf(calls) },
      ...(hasToken && { '401': { $ref: '#/components/responses/Unauthorized' } }),
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

/**
 * One path may have several response forms: a code that was sent, or the result of confirming it.
 */
function answerOf(calls: readonly Call[]): Json {
  const all = calls.flatMap(({ schema }) => (schema === null ? [] : [describe(schema)]));
  const different = all.filter(
    (json, at) => all.findIndex((one) => JSON.stringify(one) === JSON.stringify(json)) === at,
  );
  const [only] = different;
  if (only === undefined) return {};
  return { content: inJson(different.length === 1 ? only : { anyOf: different }) };
}

/** What docs/api.md says about a call. */
type Words = { asked: string; answer: string; hasToken: boolean; isAssumed: boolean };

const shape = (path: string): string => path.replace(/[:{]\w+\}?/g, '{}');

/** By method and path shape; a call with two forms has two rows. */
function readWords(): Map<string, Words> {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| (GET|POST|PUT|DELETE) `(\/[^`]+)`([^|]*)\|([^|]*)\|(.*)\|$/gm);
  const words = new Map<string, Words>();
  for (const [, method, path = '', notes = '', asked = '', answer = ''] of rows) {
    const call = `${method} ${shape(path)}`;
    const before = words.get(call);
    const both = (one: string | undefined, other: string) =>
      [one, other.trim()].filter(Boolean).join('; or: ');
    words.set(call, {
      asked: both(before?.asked, asked),
      answer: both(before?.answer, answer),
      hasToken: notes.includes('🔑'),
      isAssumed: notes.includes('assumed'),
    });
  }
  return words;
}

/** The route that matches a call most specifically. */
function routeOf({ method, path }: Call, routes: readonly string[]): string | undefined {
  const asked = path.split('/');
  const literal = (route: string) =>
    route.split('/').filter((part) => !part.startsWith(':')).length;
  return routes
    .filter((route) => {
      const [verb, pattern = ''] = route.split(' ');
      const parts = pattern.split('/');
      return (
        verb === method &&
        parts.length === asked.length &&
        parts.every((part, at) => part.startsWith(':') || part === asked[at])
      );
    })
    .sort((a, b) => literal(b) - literal(a))[0];
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
