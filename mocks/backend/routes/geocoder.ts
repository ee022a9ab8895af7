import { Hono } from 'hono';
import { withToken } from '../guards';
import { Refusal } from '../refusal';
import { reverseGeocode, searchStreets } from '../town';
import type { Env, World } from '../world';

/** Names of places and places of names (§7, geocoding), as Nominatim answers them. */
export function geocoder(world: World): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/notifications/v1/nominatim/reverse', withToken(world), (c) => {
    const { lat = '', lon = '' } = c.req.query();
    const isPlace = lat !== '' && lon !== '' && Number.isFinite(Number(lat) + Number(lon));
    if (!isPlace) throw new Refusal(400, 'bad-request', { field: 'lat, lon' });
    const { display_name, ...address } = reverseGeocode(Number(lat), Number(lon));
    return c.json({ lat, lon, display_name, address: { ...address, residential: '' } });
  });

  app.get('/notifications/v1/nominatim/search', (c) => {
    const query = (c.req.query('q') ?? '').trim();
    return c.json(query === '' ? [] : searchStreets(query));
  });

  return app;
}
