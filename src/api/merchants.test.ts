// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { limits } from '../domain/limits';
import { defaultSettings } from '../domain/merchant';
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
  test('is found by its sub-domain or its own host', async () => {
    const { http, received } = fakeServer(() => json(wire));
    await findMerchantBySub(http, 'demo');
    await findMerchantByDomain(http, 'shop.example');
    expect(received.map(({ url }) => url.pathname)).toEqual([
      '/api/users/v1/merchants/sub/demo',
      '/api/users/v1/merchants/domain/shop.example',
    ]);
  });

  test('comes in without its secrets', async () => {
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

  test('without coordinates is near the capital', async () => {
    const { http } = fakeServer(() => json({ id: 7, latitude: null }));
    const [, merchant] = await findMerchantBySub(http, 'demo');
    expect(merchant?.place).toEqual(limits.defaultCentre);
  });

  test.each([{}, { id: null }, { id: '', name: 'Nobody' }])('%j is nobody', async (answer) => {
    const { http } = fakeServer(() => json(answer));
    expect(await findMerchantBySub(http, 'demo')).toEqual([null, null]);
  });

  test.each(['null', '[]', '7', '', '<p>', '{"id":'])(
    'the answer %j says nothing about whether there is one',
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

  test('are those of the channel', async () => {
    const { http, received } = fakeServer(() => json({}));
    await getSettings(http, 'web');
    await getSettings(http, 'click');
    expect(received.map(({ url }) => url.pathname)).toEqual([
      '/api/support/v1/merchant/settings/web',
      '/api/support/v1/merchant/settings/click-app/client',
    ]);
  });

  test('are the default ones where the server says nothing, or nonsense', async () => {
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

  test('languages are those whose flags are on', async () => {
    const settings = await load({ ruActive: true, engActive: true, uzActive: false });
    expect(settings?.activeLanguages).toEqual(['ru', 'eng']);
  });

  test.each([
    ['dark', true],
    ['DARK', true],
    ['light', false],
    ['LIGHT', false],
  ])('the text on the colour follows the type %s', async (mainColorType, expected) => {
    expect((await load({ mainColorType }))?.mainColorIsDark).toBe(expected);
  });

  test('en is eng', async () => {
    expect((await load({ mainLanguage: 'EN' }))?.mainLanguage).toBe('eng');
  });

  test('a link that is switched off is none', async () => {
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

  test('flags are taken one by one', async () => {
    const settings = await load({ cashActive: false, bannersActive: true });
    expect(settings?.flags).toEqual({
      ...defaultSettings.flags,
      cashActive: false,
      bannersActive: true,
    });
  });
});
