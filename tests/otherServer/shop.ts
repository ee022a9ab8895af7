import { Hono } from 'hono';
import { type Env, no, page } from './answers';
import { menuIn } from './menu';
import type { Options } from './world';

/** The only merchant of this server. */
export const merchantId = 314;
export const merchantKey = 'somsaxona';

const merchant = {
  id: merchantId,
  sub: merchantKey,
  name: { uz: 'Somsaxona', ru: 'Самсахона' },
  logo: null,
  color: null,
  isActive: true,
  deleted: null,
  latitude: null,
  longitude: null,
  mainCityId: null,
  smsGateway: 'PIGEON',
};

const settings = {
  id: 88,
  merchantId,
  title: null,
  mainColor: null,
  mainColorType: 'SEPIA',
  mainLanguage: 'UZ',
  uzActive: true,
  ruActive: true,
  engActive: null,
  deliveryActive: true,
  pickupActive: true,
  dineInActive: null,
  branchesActive: true,
  bannersActive: true,
  storiesActive: true,
  favouriteActive: true,
  cashActive: true,
  terminalActive: null,
  loyaltyTreeActive: true,
  mapType: 'GLOBE',
  basketPosition: 'UNDER_THE_TABLE',
  contacts: null,
};

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

export const branches = [
  {
    id: 1,
    cityId: 1,
    name: { uz: 'Chorsu', ru: 'Чорсу' },
    address: null,
    latitude: '41.3265',
    longitude: '69.2345',
    isActive: null,
    isMain: null,
    phone: null,
    workHours: [
      {
        type: 'PICK_UP',
        hours: weekdays.map((weekName) => ({
          weekName,
          isDayOff: null,
          open: '00:00:00',
          close: '23:59:00',
        })),
      },
      { type: 'MOONLIGHT', hours: null },
    ],
    settings: { pickupEnabled: true, deliveryEnabled: true, dineinEnabled: null, robotEnabled: 1 },
  },
  {
    id: 2,
    cityId: 1,
    name: 'Yunusobod',
    address: 'Yunusobod, 4',
    latitude: 41.365,
    longitude: 69.285,
    isActive: true,
    isMain: false,
    // Neither hours nor times: the server refuses what is not possible.
    workHours: null,
    settings: { pickupEnabled: false, deliveryEnabled: true },
  },
];

const cities = [
  { id: 1, name: { uz: 'Toshkent', ru: 'Ташкент' }, latitude: '41.31', longitude: '69.28' },
];

const about = { type: 'ABOUT_COMPANY', text: { ru: '<p>Самса с 1998 года.</p>' } };

const promo = {
  id: 9,
  code: 'SOMSA10',
  discountType: 'PERCENTAGE',
  productDiscount: '10',
  deliveryDiscount: null,
  minPrice: '1000.00',
  isActive: true,
};

/** The last millisecond of a day in Tashkent. */
export function endOfDay(at: number): number {
  const [day, ahead] = [86_400_000, 5 * 3_600_000];
  return Math.ceil((at + ahead) / day) * day - ahead - 1;
}

/** What can be read without a token: the merchant, its settings, branches and catalogue. */
export function shop(options: Options) {
  const { now, canCancel, takesPayme, takesLineNotes, takesPromos, checksArea, digits } = options;
  const app = new Hono<Env>();
  const isNamed = (header: string | undefined) => header === String(merchantId);

  app.get('/users/v1/merchants/sub/:sub', (c) => {
    if (c.req.param('sub') !== merchantKey) throw no(404, 'No such shop');
    return c.json(merchant);
  });

  // A key instead of the id is not an error here: it yields an empty shop.
  app.get('/products/v1/overalls', (c) =>
    c.json(isNamed(c.req.header('merchant')) ? menuIn(digits) : { groups: [] }),
  );
  app.get('/support/v1/merchant/settings/:where{web|click-app/client}', (c) =>
    c.json(
      isNamed(c.req.header('merchant'))
        ? {
            ...settings,
            cancelOrderActive: canCancel,
            paymeActive: takesPayme || null,
            promoActive: takesPromos || null,
            productComment: takesLineNotes || null,
          }
        : {},
    ),
  );

  app.use((c, next) => {
    if (!isNamed(c.req.header('merchant'))) throw no(400, 'The merchant header must be a number');
    return next();
  });

  app.get('/products/v1/grade', (c) => c.json(page([{ productId: 101, grade: '4.7' }])));
  app.get('/users/v1/branches', (c) => c.json(branches));
  app.get('/users/v1/branches/full', (c) =>
    c.json(branches.filter(({ cityId }) => String(cityId) === c.req.query('cityId'))),
  );
  app.get('/users/v1/branches/merchant/:merchantId/closest', (c) => {
    const [lat, lon] = [Number(c.req.query('lat')), Number(c.req.query('lon'))];
    if (!Number.isFinite(lat) || !Number.isFinite(lon)) throw no(400, 'lat and lon are missing');
    const far = ({ latitude, longitude }: (typeof branches)[number]) =>
      Math.hypot(Number(latitude) - lat, Number(longitude) - lon);
    const [nearest] = branches.toSorted((a, b) => far(a) - far(b));
    if (!nearest || far(nearest) > 1) throw no(404, 'Nobody is near');
    return c.json({ ...nearest, distance: far(nearest) * 111_000 });
  });
  app.get('/users/v1/branches/:id', (c) => {
    const found = branches.find(({ id }) => String(id) === c.req.param('id'));
    if (!found) throw no(404, 'No such branch');
    return c.json(found);
  });
  app.get('/users/v1/city-merchant/merchant/:id', (c) => c.json(page(cities)));

  app.get('/orders/v1/promo', (c) => {
    if (!takesPromos || c.req.query('code') !== promo.code) throw no(404, 'No such code');
    return c.json({ ...promo, startDate: now() - 86_400_000, endDate: endOfDay(now()) });
  });
  app.get('/orders/v1/merchant/settings', (c) =>
    c.json({ shouldValidateDeliveryArea: checksArea || null }),
  );
  app.get('/webbot/v1/setting', (c) => c.json({}));
  app.get('/support/v1/company/policies', (c) =>
    c.json(page(c.req.query('policies') === about.type ? [about] : [])),
  );
  app.get('/support/v1/brand/catalog', (c) => c.json(page([])));
  app.get('/support/v1/banner', (c) => c.json(page([])));
  app.get('/notifications/v2/stories', (c) => c.json([]));
  return app;
}
