import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trackedPath, trackersOf } from './trackers';

const on = {
  yandexMetricsEnabled: true,
  yandexMetricsId: 98765432,
  metaPixelActive: true,
  metaPixelId: '123456789012345',
  googleTagManagerActive: true,
  googleTagManagerId: 'GTM-AB12CD3',
  amoCrmActive: true,
  amoCrmId: '4321',
  amoCrmHash: 'a1b2c3d4e5f60718',
};
const chat = { chatActive: true };

describe('trackers', () => {
  test('are those that are on and have an id', () => {
    expect(trackersOf(on, chat)).toEqual({
      yandexMetrika: '98765432',
      metaPixel: '123456789012345',
      tagManager: 'GTM-AB12CD3',
      amoChat: { id: '4321', hash: 'a1b2c3d4e5f60718' },
    });
  });

  test.each([
    ['yandexMetricsEnabled', 'yandexMetrika'],
    ['metaPixelActive', 'metaPixel'],
    ['googleTagManagerActive', 'tagManager'],
    ['amoCrmActive', 'amoChat'],
  ] as const)('without %s there is no %s', (flag, name) => {
    expect(trackersOf({ ...on, [flag]: false }, chat)[name]).toBeNull();
    expect(trackersOf({ ...on, [flag]: 'true' }, chat)[name]).toBeNull();
  });

  test('the chat button also needs the shop’s flag', () => {
    expect(trackersOf(on, { chatActive: false }).amoChat).toBeNull();
  });

  test('an invalid id is null', () => {
    const bad = {
      ...on,
      yandexMetricsId: '1;alert(1)',
      metaPixelId: '../../evil',
      googleTagManagerId: 'GTM-AB12CD3&x=y',
      amoCrmHash: "a1b2c3d4');alert('",
    };
    expect(Object.values(trackersOf(bad, chat))).toEqual([null, null, null, null]);
  });

  test('for any input an id has only letters, digits and dashes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(on)), fc.anything()), (wild) => {
        const { amoChat, ...ids } = trackersOf({ ...on, ...wild }, chat);
        for (const id of [...Object.values(ids), amoChat?.id, amoChat?.hash]) {
          expect(id ?? '').toMatch(/^[\w-]*$/);
        }
      }),
    );
  });
});

test('a path is tracked without personal ids', () => {
  expect(trackedPath('/')).toBe('/');
  expect(trackedPath('/product/lagmon?line=1#x')).toBe('/product/lagmon');
  expect(trackedPath('/profile/orders/10017/map')).toBe('/profile/orders/:id');
  expect(trackedPath('/checkout/confirm?order=17')).toBe('/checkout/confirm');
});
