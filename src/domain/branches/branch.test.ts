import { describe, expect, it } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import {
  branchesOfCity,
  type City,
  centreOf,
  pickupBranches,
  preselectBranch,
  preselectCity,
  searchBranches,
} from './branch';

const first = sampleBranch({ id: 'first' });
const main = sampleBranch({ id: 'main', isMain: true });
const last = sampleBranch({ id: 'last', cityId: 'samarkand' });

it('only active branches with pick-up are offered', () => {
  const closed = sampleBranch({ id: 'closed', isActive: false });
  const kitchen = sampleBranch({ settings: { ...first.settings, pickupEnabled: false } });
  expect(pickupBranches([first, closed, kitchen])).toEqual([first]);
});

describe('preselection', () => {
  it('takes the previously chosen branch, else the main one, else the first', () => {
    expect(preselectBranch([first, main, last], 'last')).toBe(last);
    expect(preselectBranch([first, main, last], 'gone')).toBe(main);
    expect(preselectBranch([first, last], null)).toBe(first);
    expect(preselectBranch([], 'last')).toBeNull();
  });

  it('takes the main or only city', () => {
    const city = (id: string, isMain = false) => ({
      id,
      isMain,
      name: {},
      taximeter: null,
      latitude: 0,
      longitude: 0,
    });
    const cities = [city('samarkand'), city('tashkent', true)];
    expect(preselectCity(cities, null)?.id).toBe('tashkent');
    expect(preselectCity(cities, 'samarkand')?.id).toBe('samarkand');
    expect(preselectCity([city('nukus')], null)?.id).toBe('nukus');
  });
});

it('a city includes its own branches and those without a city', () => {
  const free = sampleBranch({ id: 'free', cityId: null });
  expect(branchesOfCity([first, last, free], 'samarkand')).toEqual([last, free]);
  expect(branchesOfCity([first, last], null)).toEqual([first, last]);
});

it('the centre is the mean of the known coordinates', () => {
  const at = (latitude: number, longitude: number) => ({ place: { latitude, longitude } });
  expect(centreOf([at(40, 60), at(42, 70), { place: null }])).toEqual({
    latitude: 41,
    longitude: 65,
  });
  expect(centreOf([{ place: null }])).toBeNull();
});

const samarkand: City = {
  id: 'samarkand',
  name: { uz: 'Samarqand', ru: 'Самарканд' },
  isMain: false,
  taximeter: null,
  latitude: 39.6,
  longitude: 66.9,
};
const branches = [
  sampleBranch({ id: 'center', name: { uz: 'Markaz', ru: 'Центр' }, address: 'Navoiy, 5' }),
  sampleBranch({ id: 'east', name: { uz: 'Yunusobod' }, address: 'Файзулла Хўжаев, 12' }),
  sampleBranch({ id: 'far', cityId: 'samarkand', name: { uz: 'Registon' }, address: '' }),
];

it.each([
  ['марказ', 'center'],
  ['sentr', 'center'],
  ['навоий 5', 'center'],
  ['юнусобод', 'east'],
  ["xo'jayev", 'east'],
  ['самарқанд', 'far'],
  ['samarkand', 'far'],
])('%s finds the branch %s', (query, id) => {
  expect(searchBranches(branches, [samarkand], query).map((branch) => branch.id)).toEqual([id]);
});

it('an unknown name finds none, and a blank query all', () => {
  expect(searchBranches(branches, [samarkand], 'qqq')).toEqual([]);
  expect(searchBranches(branches, [samarkand], ' ')).toHaveLength(3);
});
