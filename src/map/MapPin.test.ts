import { expect, test } from 'vitest';
import type { LngLat, Pin } from './contract';
import { gatherPins } from './MapPin';

const tashkent: LngLat = [69.28, 41.31];
const pin = (id: string, east: number, north = 0): Pin => ({
  id,
  at: [tashkent[0] + east, tashkent[1] + north],
  label: id,
});
const town = Array.from({ length: 10_000 }, (_, index) =>
  pin(String(index), ((index % 100) - 50) / 500, (Math.floor(index / 100) - 50) / 500),
);

test('of 10,000 pins a few clusters are shown, which hold all of them', () => {
  const { single, clusters } = gatherPins(town, { centre: tashkent, zoom: 10 });
  expect(single.length + clusters.length).toBeLessThan(100);
  const held = clusters.reduce((sum, { pins }) => sum + pins.length, single.length);
  expect(held).toBe(town.length);
});

test('at every zoom no more than a screenful is shown, and close by each pin stands alone', () => {
  for (let zoom = 0; zoom <= 20; zoom += 1) {
    const { single, clusters } = gatherPins(town, { centre: tashkent, zoom });
    expect(single.length + clusters.length, String(zoom)).toBeLessThan(120);
  }
  const { single, clusters } = gatherPins(town, { centre: tashkent, zoom: 18 });
  expect(clusters).toEqual([]);
  expect(single).not.toEqual([]);
});

test('the selected pin is never part of a cluster, and one out of reach is not shown', () => {
  const pins = [pin('a', 0), { ...pin('b', 0), isSelected: true }, pin('c', 0), pin('far', 5)];
  const { single, clusters } = gatherPins(pins, { centre: tashkent, zoom: 12 });
  expect(single.map(({ id }) => id)).toEqual(['b']);
  expect(clusters.map((each) => each.pins.map(({ id }) => id))).toEqual([['a', 'c']]);
  expect(clusters[0]?.at).toEqual(tashkent);
});

test('a cluster keeps its name while the map moves', () => {
  const pins = [pin('a', 0), pin('b', 0.0001)];
  const [here, there] = [0, 0.01].map((east) =>
    gatherPins(pins, { centre: [tashkent[0] + east, tashkent[1]], zoom: 12 }),
  );
  expect(here?.clusters).toEqual(there?.clusters);
  expect(here?.clusters).toHaveLength(1);
});
