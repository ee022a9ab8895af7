import { Hono } from 'hono';
import { withToken } from '../guards';
import { Refusal } from '../refusal';
import { reverseGeocode, searchPoint, searchStreets } from '../town';
import type { Env, World } from '../world';

/** `41.31,69.28`: degrees of latitude and longitude, which Nominatim reads as a point. */
const coordinates = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

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
    const [, lat, lon] = coordinates.exec(query) ?? [];
    if (lat && lon) return c.json(searchPoint(Number(lat), Number(lon)));
    return c.json(query === '' ? [] : searchStreets(query));
  });

  return app;
}
