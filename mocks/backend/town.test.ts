import { describe, expect, it } from 'vitest';
import { map } from './routes/map';
import { reverseGeocode, searchPoint, searchStreets } from './town';
import { toDegrees } from './town/plane';
import { townStyle } from './town/style';
import { towns } from './town/towns';

/** Uzbek letters in both scripts, in the order in which they are replaced. */
const letters = [
  ...['oʻ ў', 'gʻ ғ', 'sh ш', 'ch ч', 'yo ё', 'yu ю', 'ya я', 'ye е', '’ ъ', 'a а', 'b б', 'd д'],
  ...['e е', 'f ф', 'g г', 'h ҳ', 'i и', 'j ж', 'k к', 'l л', 'm м', 'n н', 'o о', 'p п', 'q қ'],
  ...['r р', 's с', 't т', 'u у', 'v в', 'x х', 'y й', 'z з'],
].map((pair) => pair.split(' '));

const inCyrillic = (latin: string): string =>
  letters.reduce((text, [from = '', to = '']) => text.replaceAll(from, to), latin.toLowerCase());

describe('the geocoder of the demo towns', () => {
  it('returns the street at a point, with a house number and the town', () => {
    for (const { name, centre, streets } of towns()) {
      const [street] = streets.filter(({ rank }) => rank === 3);
      const at = street?.line[2];
      if (!street || !at) throw new Error('a town without lanes');
      const [longitude, latitude] = toDegrees(centre, at);
      const place = reverseGeocode(latitude, longitude);
      expect(place.road).toBe(street.name);
      expect(Number(place.house_number)).toBeGreaterThan(0);
      expect(place.display_name).toBe(
        [place.house_number, street.name, place.neighbourhood, name].join(', '),
      );
    }
  });

  it('finds every street at a point where it is named', () => {
    const [capital] = towns();
    const names = new Set(capital?.streets.filter(({ rank }) => rank < 3).map(({ name }) => name));
    for (const name of [...names].slice(0, 20)) {
      const found = searchStreets(name).find((one) => one.name === name);
      expect(found, name).toBeDefined();
      expect(reverseGeocode(Number(found?.lat), Number(found?.lon)).road).toBe(name);
    }
  });

  it('numbers houses upwards along a street, odd on one side and even on the other', () => {
    const number = (latitude: number, longitude: number) =>
      Number(reverseGeocode(latitude, longitude).house_number);
    const [found] = searchStreets('Navoiy shoh');
    const [lat, lon] = [Number(found?.lat), Number(found?.lon)];
    expect(number(lat, lon + 0.0012)).toBeGreaterThan(number(lat, lon));
    expect((number(lat + 0.0001, lon) + number(lat - 0.0001, lon)) % 2).toBe(1);
  });

  it.each(["g'afur g'ulom", 'GʻAFUR GʻULOM', 'ғафур ғулом', 'Gafur Gulom 12'])(
    'finds a street typed as %s',
    (typed) => {
      expect(searchStreets(typed).map(({ name }) => name)).toContain('Gʻafur Gʻulom koʻchasi');
    },
  );

  it('finds districts and streets typed in Uzbek Cyrillic', () => {
    const [capital] = towns();
    const streets = capital?.streets.filter(({ rank }) => rank < 3) ?? [];
    const names = new Set([...(capital?.districts ?? []), ...streets].map(({ name }) => name));
    for (const name of [...names].slice(0, 30)) {
      const found = searchStreets(inCyrillic(name)).map((one) => one.name);
      expect(found, inCyrillic(name)).toContain(name);
    }
  });

  it('finds a district by its Russian name', () => {
    expect(searchStreets('Чиланзар')[0]).toMatchObject({ name: 'Chilonzor' });
  });

  it('finds nothing for an empty query, a bare number or an unknown name', () => {
    expect(['', ' ', '12', 'zzzz'].flatMap(searchStreets)).toEqual([]);
  });

  it('returns the address at searched coordinates', () => {
    const [found] = searchStreets('Navoiy shoh');
    const [latitude, longitude] = [Number(found?.lat), Number(found?.lon)];
    const { display_name } = reverseGeocode(latitude, longitude);
    expect(searchPoint(latitude, longitude)).toMatchObject([{ name: '', display_name }]);
    expect(searchPoint(40.2, 68.1)).toEqual([]);
  });

  it('returns no street far outside the towns', () => {
    expect(reverseGeocode(40.2, 68.1)).toMatchObject({ road: '', house_number: '' });
  });
});

describe('the map of the demo towns', () => {
  it('differs between themes only in colours and is deterministic', () => {
    const [light, dark] = [townStyle('light'), townStyle('dark')];
    expect(dark.sources).toEqual(light.sources);
    expect(dark.layers.map(({ id }) => id)).toEqual(light.layers.map(({ id }) => id));
    expect(dark.layers).not.toEqual(light.layers);
    expect(townStyle('light')).toEqual(light);
  });

  it('is served for each theme and cacheable', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const answer = await map.request(`/${theme}.json`);
      expect(answer.headers.get('cache-control')).toContain('max-age');
      expect(await answer.json()).toMatchObject({ version: 8, name: `Demo towns, ${theme}` });
    }
    expect((await map.request('/blue.json')).status).toBe(404);
  });
});
