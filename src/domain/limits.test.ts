import { expect, test } from 'vitest';
import { distanceMetres } from './geo/geo';
import * as limits from './limits';

test('the default map centre is 41.31, 69.28', () => {
  expect(distanceMetres(limits.defaultCentre, { latitude: 41.31, longitude: 69.28 })).toBeLessThan(
    500,
  );
});
