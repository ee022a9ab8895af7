import { expect, it } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import type { City } from './branch';
import { searchBranches } from './branchSearch';

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
