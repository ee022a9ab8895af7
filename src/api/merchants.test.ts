// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as limits from '../domain/limits';
import { defaultSettings } from '../domain/merchant';
import { trackersOf } from '../domain/start/trackers';
import { body, fakeServer, json } from './fakeServer.testing';
import { findMerchantByDomain, findMerchantBySub, getSettings } from './merchants';

const wire = {
  id: 7,
  name: { ru: 'Чайхана' },
  sub: 'demo',
  isActive: true,
  latitude: '41.3',
  longitude: 69.2,
  yandexMapKey: 'map',
  smsUsername: 'sms-user',
  smsPassword: 'sms-secret',
  iikoApiLogin: 'iiko-secret',
  yandexDeliveryKey: 'delivery-secret',
};

describe('a merchant', () => {
  test('is found by its subdomain or its own host', async () => {
    const { http, received } = fakeServer(() => json(wire));
    await findMerchantBySub(http, 'demo');
    await findMerchantByDomain(http, 'shop.example');
    expect(received.map(({ url }) => url.pathname)).toEqual([
      '/api/users/v1/merchants/sub/demo',
      '/api/users/v1/merchants/domain/shop.example',
    ]);
  });

  test('is read without its secrets', async () => {
    const { http } = fakeServer(() => json(wire));
    const [, merchant] = await findMerchantBySub(http, 'demo');
    expect(merchant).toEqual({
      id: '7',
      name: { ru: 'Чайхана' },
      logo: null,
      color: null,
      sub: 'demo',
      isActive: true,
      deleted: false,
      place: { latitude: 41.3, longitude: 69.2 },
      mainCityId: null,
      yandexMapKey: 'map',
    });
    expect(JSON.stringify(merchant)).not.toMatch(/secret|sms/);
  });

  test('without coordinates gets the default location', async () => {
    const { http } = fakeServer(() => json({ id: 7, latitude: null }));
    const [, merchant] = await findMerchantBySub(http, 'demo');
    expect(merchant?.place).toEqual(limits.defaultCentre);
  });

  test.each([{}, { id: null }, { id: '', name: 'Nobody' }])('%j is no merchant', async (answer) => {
    const { http } = fakeServer(() => json(answer));
    expect(await findMerchantBySub(http, 'demo')).toEqual([null, null]);
  });

  test.each(['null', '[]', '7', '', '<p>', '{"id":'])(
    'the response %j is unreadable',
    async (text) => {
      const { http } = fakeServer(() => body(text));
      expect((await findMerchantBySub(http, 'demo'))[0]?.kind).toBe('unreadable');
    },
  );
});

describe('the settings', () => {
  async function load(answer: unknown) {
    const { http } = fakeServer(() => json(answer));
    const [, settings] = await getSettings(http, 'web');
    return settings;
  }

  test('are requested by channel', async () => {
    const { http, received } = fakeServer(() => json({}));
    await getSettings(http, 'web');
    await getSettings(http, 'click');
    expect(received.map(({ url }) => url.pathname)).toEqual([
      '/api/support/v1/merchant/settings/web',
      '/api/support/v1/merchant/settings/click-app/client',
    ]);
  });

  test('default when the response is empty or invalid', async () => {
    expect(await load({})).toEqual(defaultSettings);
    expect(
      await load({
        mainColor: null,
        mapType: 'GLOBE',
        groupView: 7,
        cashActive: 'yes',
        uzActive: false,
        contacts: null,
        mainLanguage: 'elvish',
      }),
    ).toEqual(defaultSettings);
  });

  test('enables the languages whose flags are on', async () => {
    const settings = await load({ ruActive: true, engActive: true, uzActive: false });
    expect(settings?.activeLanguages).toEqual(['ru', 'eng']);
  });

  test.each([
    ['dark', true],
    ['DARK', true],
    ['light', false],
    ['LIGHT', false],
  ])('the text colour follows the type %s', async (mainColorType, expected) => {
    expect((await load({ mainColorType }))?.mainColorIsDark).toBe(expected);
  });

  test('reads en as eng', async () => {
    expect((await load({ mainLanguage: 'EN' }))?.mainLanguage).toBe('eng');
  });

  test('drops a link that is switched off', async () => {
    const settings = await load({
      phone: '+998901234567',
      phoneActive: false,
      telegram: 'https://t.me/demo',
      telegramActive: true,
      instagram: 'https://instagram.com/demo',
      facebook: '',
      facebookActive: true,
    });
    expect(settings?.links).toEqual({
      ...defaultSettings.links,
      telegram: 'https://t.me/demo',
      instagram: 'https://instagram.com/demo',
    });
  });

  test('reads each flag separately', async () => {
    const settings = await load({ cashActive: false, bannersActive: true });
    expect(settings?.flags).toEqual({
      ...defaultSettings.flags,
      cashActive: false,
      bannersActive: true,
    });
  });
});

test.each([1, '1', 'true', 'TRUE', true])('a tracker is on by %j', async (on) => {
  const { http } = fakeServer(() => json({ metaPixelActive: on, metaPixelId: 123456789012345 }));
  const [, settings] = await getSettings(http, 'web');
  const { metaPixel } = trackersOf(settings?.tracking ?? {}, { chatActive: false });
  expect(metaPixel).toBe('123456789012345');
});

test.each([0, 'false', null, 'maybe'])('a tracker is off by %j', async (off) => {
  const { http } = fakeServer(() => json({ metaPixelActive: off, metaPixelId: 123456789012345 }));
  const [, settings] = await getSettings(http, 'web');
  expect(trackersOf(settings?.tracking ?? {}, { chatActive: false }).metaPixel).toBeNull();
});
