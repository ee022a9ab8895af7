import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import type { Branch, City } from '../../domain/branches/branch';
import * as limits from '../../domain/limits';
import { useBranchView } from './BranchMap';

const at = (id: string, latitude: number, longitude: number): Branch =>
  sampleBranch({ id, place: { latitude, longitude } });
const tashkent: City = {
  id: 't',
  name: {},
  taximeter: null,
  isMain: true,
  latitude: 41.3,
  longitude: 69.2,
};
const samarkand: City = {
  id: 's',
  name: {},
  taximeter: null,
  isMain: false,
  latitude: 39.6,
  longitude: 66.9,
};
const branches = [at('a', 41, 69), at('b', 42, 70)];
const average = { centre: [69.5, 41.5], zoom: 10 };

let root: ReturnType<typeof createRoot>;
let result: ReturnType<typeof useBranchView>;

function Probe({ list, city }: { list: readonly Branch[]; city: City | null }) {
  result = useBranchView(list, city);
  return null;
}

const render = (list: readonly Branch[], city: City | null) =>
  act(() => root.render(<Probe list={list} city={city} />));
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.createElement('main'));
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

test('the map is centred first, and fitted to all branches after 500 ms', () => {
  render(branches, tashkent);
  expect(result.view).toEqual(average);
  advance(499);
  expect(result.view).toEqual(average);
  advance(1);
  expect(result.view).toEqual({
    fit: [
      [69, 41],
      [70, 42],
    ],
  });
});

test('branches that load late are fitted like those present from the start', () => {
  render([], null);
  expect(result.view).toEqual({
    centre: [limits.defaultCentre.longitude, limits.defaultCentre.latitude],
    zoom: 10,
  });
  render(branches, null);
  expect(result.view).toEqual(average);
});

test('a refetched list with the same locations does not move the map', () => {
  render(branches, tashkent);
  advance(500);
  const { view } = result;
  render([...branches], tashkent);
  advance(2000);
  expect(result.view).toBe(view);
});

test('a city without branches is shown after 1234 ms', () => {
  render(branches, tashkent);
  advance(500);
  const { view } = result;
  render([], samarkand);
  advance(1233);
  expect(result.view).toBe(view);
  advance(1);
  expect(result.view).toEqual({ centre: [66.9, 39.6], zoom: 10 });
});

test('the map stays where the user has moved it', () => {
  render(branches, tashkent);
  result.onMove('view');
  result.onMove('person');
  advance(2000);
  expect(result.view).toEqual(average);
});
