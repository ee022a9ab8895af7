import { Hono } from 'hono';
import { withToken } from '../guards';
import { found, Refusal } from '../refusal';
import { reverseGeocode, searchStreets } from '../streets';
import type { Env, World } from '../world';

/** Names of places and places of names (§7, geocoding), in the shape of Nominatim. */
export function geocoder(world: World): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/notifications/v1/nominatim/reverse', withToken(world), (c) => {
    const lat = Number(c.req.query('lat') ?? Number.NaN);
    const lon = Number(c.req.query('lon') ?? Number.NaN);
    if (!Number.isFinite(lat + lon)) throw new Refusal(400, 'bad-request', { field: 'lat, lon' });
    const place = found(reverseGeocode(lat, lon));
    return c.json({
      lat: String(lat),
      lon: String(lon),
      display_name: `${place.road}, ${place.houseNumber}`,
      address: {
        road: place.road,
        residential: null,
        neighbourhood: place.quarter || null,
        house_number: place.houseNumber,
      },
    });
  });

  app.get('/notifications/v1/nominatim/search', (c) => {
    const query = (c.req.query('q') ?? '').trim();
    if (query === '') return c.json([]);
    return c.json(
      searchStreets(query).map((street) => ({
        name: street.name,
        display_name: street.name,
        lat: String(street.latitude),
        lon: String(street.longitude),
      })),
    );
  });

  return app;
}
