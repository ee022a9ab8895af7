// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { createVisitor } from '../mocks/backend/visitor';
import { breaches, isNamed } from './contract/checkCall';
import { writeOpenapi } from './contract/openapi';
import { recordCalls } from './contract/recordCalls';
import { honestAnswers } from './honestAnswers';

vi.mock('../src/api/readers/field', async (original) =>
  (await import('./contract/tellWire')).tellField(await original()),
);
vi.mock('../src/api/readers/values', async (original) =>
  (await import('./contract/tellWire')).tellValues(await original()),
);
vi.mock('../src/api/readers/texts', async (original) =>
  (await import('./contract/tellWire')).tellTexts(await original()),
);
vi.mock('../src/api/readers/links', async (original) =>
  (await import('./contract/tellWire')).tellLinks(await original()),
);
vi.mock('../src/api/readers/times', async (original) =>
  (await import('./contract/tellWire')).tellTimes(await original()),
);
vi.mock('../src/api/readers/lists', async (original) =>
  (await import('./contract/tellWire')).tellLists(await original()),
);
vi.mock('../src/api/readers/records', async (original) =>
  (await import('./contract/tellWire')).tellRecords(await original()),
);
vi.mock('../src/api/readers/places', async (original) =>
  (await import('./contract/tellWire')).tellPlaces(await original()),
);
vi.mock('../src/api/readers/polygons', async (original) =>
  (await import('./contract/tellWire')).tellPolygons(await original()),
);
vi.mock('../mocks/backend/body', async (original) =>
  (await import('./contract/requestBodies')).rememberBodies(await original()),
);

// each of these tests writes or compiles every schema
vi.setConfig({ testTimeout: 60_000 });

const file = new URL('../docs/openapi.json', import.meta.url);
type Operation = { security?: object };
const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);

describe('docs/openapi.json', () => {
  test('matches the schemas (npm run docs rewrites it)', async () => {
    const text = `${JSON.stringify(await writeOpenapi(), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../docs/openapi.json');
  });

  test('lists every call of the mock backend, and no other', () => {
    const routes = createBackend().routes.map((route) => route.replace(/:(\w+)/g, '{$1}'));
    expect(operations.map(([call]) => call).sort()).toEqual([...routes].sort());
  });

  test('lists every call of the app', async () => {
    for (const call of await recordCalls())
      expect([call.path, isNamed(call)]).toEqual([call.path, true]);
  });

  test('has no dangling references', () => {
    const text = readFileSync(file, 'utf8');
    const document: unknown = JSON.parse(text);
    for (const [, pointer = ''] of text.matchAll(/"\$ref": "#\/([^"]+)"/g)) {
      const found = pointer
        .split('/')
        .reduce<unknown>((part, name) => Reflect.get(Object(part), name), document);
      expect(found, pointer).toBeDefined();
    }
  });

  test('requires a token exactly where the backend does', async () => {
    const visitor = createVisitor(createBackend());
    for (const [call, { security }] of operations) {
      const [method = '', path = ''] = call.split(' ');
      const place = `/api${path.replace(/\{\w+\}/g, '1')}`;
      const { status } = await visitor.call(method, place, method === 'GET' ? undefined : {});
      expect([call, status === 401]).toEqual([call, security !== undefined]);
    }
  });

  test('describes the backend’s response to every kind of call', async () => {
    const answers = await honestAnswers();
    const found: string[] = [];
    for (const { method, path, kind } of await recordCalls())
      if (kind !== null && method === 'GET')
        found.push(...breaches({ method, path, sent: undefined, answered: answers[kind] }));
    expect(found).toEqual([]);
  });

  test('detects deviations', () => {
    const call = { method: 'GET', path: '/users/v1/branches/7', sent: undefined };
    expect(breaches({ ...call, answered: { id: '7', settings: {} } })).toEqual([]);
    expect(breaches({ ...call, answered: { id: 7 } })).toEqual([
      '/users/v1/branches/{id} get responses 2XX/id: must be string',
    ]);
    expect(breaches({ ...call, path: '/users/v1/nobody', answered: {} })).toEqual([
      'GET /users/v1/nobody is not in docs/openapi.json',
    ]);
  });
});
