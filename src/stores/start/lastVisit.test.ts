import { beforeEach, expect, test, vi } from 'vitest';
import { sampleCatalog, sampleProduct } from '../../../tests/samples/models';
import { defaultSettings } from '../../domain/merchant';
import * as catalog from '../catalog/catalog';
import * as merchant from '../merchant';
import { keep, recall } from './lastVisit';

// There is no entry file, whose name is the build.
vi.mock('../../device/build', () => ({ buildOf: () => 'this' }));

beforeEach(() => localStorage.clear());

test('a catalogue that is as at the last visit is not set again, in whatever order its fields came', () => {
  const { id, ...others } = sampleProduct();
  const served = sampleCatalog([{ ...others, id }]);
  merchant.setSettings(defaultSettings);
  catalog.setCatalog(served);
  keep('17');
  catalog.setCatalog(sampleCatalog([]));
  recall('17');
  const recalled = catalog.state.catalog;
  expect(recalled).toEqual(served);
  catalog.setCatalog(structuredClone(served));
  expect(catalog.state.catalog).toBe(recalled);
});
