import { Hono } from 'hono';
import { type Body, bodyOf, type Env, no, numberIn, page, textIn } from './answers';
import { withToken } from './people';
import type { World } from './world';

const region = {
  id: 5,
  name: 'Toshkent',
  polygon: [
    [41.2, 69.1],
    [41.2, 69.4],
    [41.45, 69.4],
    [41.45, 69.1],
  ],
};

/** Saved addresses, regions and the geocoder. */
export function addresses(world: World) {
  const app = new Hono<Env>();
  const own = withToken(world);
  const find = (id: string, userId: number) => {
    const found = world.addresses.find((one) => String(one.id) === id && one.userId === userId);
    if (!found) throw no(404, 'No such address');
    return found;
  };

  app.get('/users/v1/addresses/merchant/:merchantId/user/:userId', own, (c) => {
    const { id } = c.get('person');
    if (c.req.param('userId') !== String(id)) throw no(403, 'Somebody else lives there');
    const mine = world.addresses.filter(({ userId }) => userId === id);
    return c.json(page(mine.map((address) => ({ ...address.fields, id: address.id }))));
  });
  app.post('/users/v1/addresses/user/:userId', own, async (c) => {
    const fields = kept(await bodyOf(c.req));
    world.addresses.push({ id: world.nextId(), userId: c.get('person').id, fields });
    return c.body(null, 204);
  });
  app.put('/users/v1/addresses/:id', own, async (c) => {
    const address = find(c.req.param('id'), c.get('person').id);
    // What is not sent is gone: this is a PUT.
    address.fields = kept(await bodyOf(c.req));
    return c.body(null, 204);
  });
  app.delete('/users/v1/addresses/:id', own, (c) => {
    const gone = find(c.req.param('id'), c.get('person').id);
    world.addresses = world.addresses.filter((one) => one !== gone);
    return c.body(null, 204);
  });
  app.get('/users/v1/region', own, (c) => c.json(page([region])));

  app.get('/notifications/v1/nominatim/reverse', own, (c) =>
    c.json({
      address: { road: null, residential: 'Beshqayragʻoch', house_number: 12 },
      display_name: null,
      lat: c.req.query('lat'),
    }),
  );
  app.get('/notifications/v1/nominatim/search', (c) => {
    const [lat, lon] = (c.req.query('q') ?? '').split(',').map(Number);
    const at = Number.isFinite(lat) && Number.isFinite(lon) ? [lat, lon] : [41.33, 69.24];
    const name = 'Beshqayragʻoch';
    return c.json([
      { name: null, display_name: `12, ${name}, Toshkent`, lat: String(at[0]), lon: String(at[1]) },
    ]);
  });
  return app;
}

/** A record as it was sent, whatever is in it; an address needs a place or words. */
function kept({ id: _, ...fields }: Body) {
  const latitude = numberIn(fields.latitude);
  const longitude = numberIn(fields.longitude);
  const isOnMap = latitude !== null && longitude !== null;
  if (!isOnMap && textIn(fields.streetName) === null) throw no(422, 'Where is that?');
  return { ...fields, latitude, longitude };
}
