import { Hono } from 'hono';
import { withToken } from '../guards';
import { Refusal } from '../refusal';
import { reverseGeocode, searchPoint, searchStreets } from '../town';
import type { Env, World } from '../world';

/** `41.31,69.28`: latitude and longitude in degrees, which Nominatim treats as a point. */
const coordinates = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** Geocoding and reverse geocoding (§7), in Nominatim's format. */
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
