import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import type { Branch, City } from '../../domain/branches/branch';
import { limits } from '../../domain/limits';
import { useBranchView } from './useBranchView';

const at = (id: string, latitude: number, longitude: number): Branch =>
  sampleBranch({ id, place: { latitude, longitude } });
const tashkent: City = { id: 't', name: {}, isMain: true, latitude: 41.3, longitude: 69.2 };
const samarkand: City = { id: 's', name: {}, isMain: false, latitude: 39.6, longitude: 66.9 };
const two = [at('a', 41, 69), at('b', 42, 70)];
const average = { centre: [69.5, 41.5], zoom: 10 };

let root: ReturnType<typeof createRoot>;
let seen: ReturnType<typeof useBranchView>;

function Probe({ list, city }: { list: readonly Branch[]; city: City | null }) {
  seen = useBranchView(list, city);
  return null;
}

const show = (list: readonly Branch[], city: City | null) =>
  act(() => root.render(<Probe list={list} city={city} />));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.createElement('main'));
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

test('the average comes first, and after 500 ms all branches are in sight', () => {
  show(two, tashkent);
  expect(seen.view).toEqual(average);
  pass(499);
  expect(seen.view).toEqual(average);
  pass(1);
  expect(seen.view).toEqual({
    fit: [
      [69, 41],
      [70, 42],
    ],
  });
});

test('branches that come late are looked at as if they had been there', () => {
  show([], null);
  expect(seen.view).toEqual({
    centre: [limits.defaultCentre.longitude, limits.defaultCentre.latitude],
    zoom: 10,
  });
  show(two, null);
  expect(seen.view).toEqual(average);
});

test('the same places in a list that came anew leave the map alone', () => {
  show(two, tashkent);
  pass(500);
  const { view } = seen;
  show([...two], tashkent);
  pass(2000);
  expect(seen.view).toBe(view);
});

test('a city without branches is shown itself after 1234 ms', () => {
  show(two, tashkent);
  pass(500);
  const { view } = seen;
  show([], samarkand);
  pass(1233);
  expect(seen.view).toBe(view);
  pass(1);
  expect(seen.view).toEqual({ centre: [66.9, 39.6], zoom: 10 });
});

test('what the person has moved stays where it is', () => {
  show(two, tashkent);
  seen.onMove('view');
  seen.onMove('person');
  pass(2000);
  expect(seen.view).toEqual(average);
});
