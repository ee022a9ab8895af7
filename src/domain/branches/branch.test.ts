import { describe, expect, it } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import { branchesOfCity, centreOf, pickupBranches, preselectBranch, preselectCity } from './branch';

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
