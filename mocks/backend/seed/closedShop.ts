import type { Seed } from '../db';
import { text } from '../records/text';
import { baseSettings } from './baseSettings';

const closedId = '7003';

/** A deactivated merchant: it is found, but nothing can be ordered from it (§8). */
export function closedShop(): Pick<Seed, 'merchants' | 'settings'> {
  return {
    merchants: [
      {
        id: closedId,
        name: text('Yopiq doʻkon', 'Закрытый магазин', 'Closed shop'),
        logo: null,
        color: '#607D8B',
        sub: 'closed',
        yandexDeliveryKey: 'fake-yandex-delivery-key-3',
        iikoApiLogin: 'fake-iiko-login-3',
        iikoOrganizationId: 'fake-iiko-organization-3',
        yandexMapKey: null,
        appId: 'uz.closed.demo',
        smsGateway: 'ESKIZ',
        smsUsername: 'fake-sms-user-3',
        smsPassword: 'fake-sms-password-3',
        isActive: false,
        deleted: false,
        latitude: 41.311081,
        longitude: 69.240562,
        mainCityId: null,
        domainUrl: 'closed.example',
        createdDate: '2024-01-01T05:00:00.000Z',
        lastModifiedDate: '2025-01-01T05:00:00.000Z',
      },
    ],
    settings: [
      {
        ...baseSettings,
        id: 'settings-closed',
        merchantId: closedId,
        title: text('Yopiq doʻkon', 'Закрытый магазин', 'Closed shop'),
        domain: 'closed.example',
        mainColor: '#607D8B',
        phone: '+998712009090',
        phoneActive: true,
        telegram: '@yopiq_dokon',
        telegramActive: true,
      },
    ],
  };
}
