/** A merchant's settings with every tracker on. */
export const allTrackers = {
  yandexMetricsEnabled: true,
  yandexMetricsId: '98765432',
  metaPixelActive: true,
  metaPixelId: '123456789012345',
  googleTagManagerActive: true,
  googleTagManagerId: 'GTM-AB12CD3',
  chatActive: true,
  amoCrmActive: true,
  amoCrmId: '4321',
  amoCrmHash: 'a1b2c3d4e5f60718',
};
