import { describe, expect, it } from 'vitest';
import { yandexKeyOf } from './provider';

describe('the map provider', () => {
  it.each(['YANDEX', 'LAMENU_YANDEX'] as const)('is Yandex for %s with a key', (mapType) => {
    expect(yandexKeyOf({ mapType, yandexKey: 'key' })).toBe('key');
  });

  it.each(['YANDEX', 'LAMENU_YANDEX'] as const)('is MapLibre for %s without one', (mapType) => {
    expect(yandexKeyOf({ mapType, yandexKey: null })).toBeNull();
    expect(yandexKeyOf({ mapType, yandexKey: '' })).toBeNull();
  });

  it('is MapLibre for LEAFLET, regardless of keys', () => {
    expect(yandexKeyOf({ mapType: 'LEAFLET', yandexKey: 'key' })).toBeNull();
  });
});
