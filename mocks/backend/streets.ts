import { metresBetween } from './rules/places';

const streets: readonly (readonly [string, number, number])[] = [
  ['Amir Temur shoh koʻchasi', 41.3118, 69.2421],
  ['Bunyodkor shoh koʻchasi', 41.2992, 69.2253],
  ['Ahmad Donish koʻchasi', 41.3257, 69.2548],
  ['Shota Rustaveli koʻchasi', 41.3046, 69.2588],
  ['Registon koʻchasi', 39.6553, 66.9752],
];

export function reverseGeocode(latitude: number, longitude: number) {
  const near = streets.map(([name, lat, lon]) => ({
    name,
    far: metresBetween({ latitude, longitude }, { latitude: lat, longitude: lon }),
  }));
  const nearest = near.sort((a, b) => a.far - b.far)[0];
  if (!nearest || nearest.far > 20_000) return null;
  const house = String(1 + (Math.abs(Math.round((latitude + longitude) * 1e5)) % 80));
  return { road: nearest.name, houseNumber: house, quarter: '' };
}

export function searchStreets(query: string) {
  const wanted = query.toLowerCase();
  return streets
    .filter(([name]) => name.toLowerCase().includes(wanted))
    .map(([name, latitude, longitude]) => ({ name, latitude, longitude }));
}
