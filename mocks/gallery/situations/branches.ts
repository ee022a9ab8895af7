import { showText } from '../../../src/i18n/show';
import type { Group } from '../specimen';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';

export const branches = {
  id: 'branches',
  title: 'Branches',
  specimens: [
    situation('branches-pick', 'Choosing for pick-up', '/address/pickup2'),
    situation('branches-pick-map', 'Choosing for pick-up, on the map', '/address/pickup'),
    situation('branches-list', 'All', '/branches'),
    situation('branches-list-loading', 'All, loading', '/branches', {
      unanswered: [calls.branches],
    }),
    situation('branches-list-failed', 'All, error', '/branches', {
      server: ({ faults }) => void faults.add({ path: calls.branches, status: 500 }),
    }),
    situation('branches-list-long', 'All, long texts', '/branches', { server: lengthen }),
    situation('branches-map-loading', 'All, on the map, loading', '/branches/map', {
      unanswered: [calls.branches],
    }),
    situation('branches-map-failed', 'All, on the map, error', '/branches/map', {
      server: ({ faults }) => void faults.add({ path: calls.branches, status: 500 }),
    }),
    situation('branches-map', 'All, on the map', '/branches/map'),
    situation('branches-detail', 'One branch', '/branches?branch=chilonzor'),
    situation(
      'branches-pick-detail',
      'One branch, for pick-up',
      '/address/pickup2?branch=chilonzor',
    ),
    situation('branches-distances', 'Distances from the address', '/address/pickup2', {
      before: ({ deliver }) => deliver(),
    }),
    situation('branches-missing', 'Missing branch', '/branches?branch=gone'),
    situation('branches-pickup-only', 'Without delivery', '/address/pickup2', {
      server: ({ db }) => {
        for (const settings of db.settings) settings.deliveryActive = false;
      },
    }),
    situation('branches-one-city', 'One city', '/address/pickup2', {
      server: ({ db }) => {
        db.cities = db.cities.filter(({ id }) => id !== 'samarqand');
      },
    }),
    situation('branches-holiday', 'All closed today', '/address/pickup2', {
      server: ({ db }) => {
        for (const branch of db.branches) branch.workHours = [];
      },
    }),
    situation('branches-empty', 'None', '/address/pickup2', {
      server: ({ db }) => {
        db.branches = [];
      },
    }),
    situation('branches-loading', 'Loading', '/address/pickup2', { unanswered: [calls.branches] }),
    situation('branches-failed', 'Error', '/address/pickup2', {
      server: ({ faults }) => void faults.add({ path: calls.branches, status: 500 }),
    }),
    situation('branches-long', 'Long texts', '/address/pickup2', { server: lengthen }),
    situation('branches-other-city', 'The other city', '/address/pickup2', {
      act: ({ press }) => press(showText({ uz: 'Samarqand', ru: 'Самарканд', eng: 'Samarkand' })),
    }),
  ],
} satisfies Group;
