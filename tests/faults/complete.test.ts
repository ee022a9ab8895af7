import { expect, test } from 'vitest';
import { createBackend } from '../../mocks/backend/app';
import { content } from './scenarios/content';
import { orders } from './scenarios/orders';
import { people } from './scenarios/people';
import { places } from './scenarios/places';
import { shop } from './scenarios/shop';
import { unmade } from './scenarios/unmade';

const covered = [content, orders, people, places, shop].flatMap((part) =>
  Object.keys(part).map((call) => call.split(' · ')[0] ?? ''),
);
const { routes } = createBackend();

test('every call of the mock backend has a scenario or a reason for having none', () => {
  const known = [...covered, ...Object.keys(unmade)];
  expect(routes.filter((call) => !known.includes(call))).toEqual([]);
});

test('no scenario names a call that does not exist', () => {
  expect([...covered, ...Object.keys(unmade)].filter((call) => !routes.includes(call))).toEqual([]);
});
