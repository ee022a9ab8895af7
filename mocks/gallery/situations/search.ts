import * as pastSearches from '../../../src/stores/catalog/pastSearches';
import type { Group } from '../specimen';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { snack } from './wishes';

export const search = {
  id: 'search',
  title: 'Search',
  specimens: [
    situation('search-start', 'Before typing', '/search'),
    situation('search-past', 'Before typing, with past searches', '/search', {
      before: () => ['шашлык', 'kofe', 'somsa'].forEach(pastSearches.add),
    }),
    situation('search-found', 'Found', '/search?q=plov', { before: ({ fill }) => fill(...snack) }),
    situation('search-sold-out', 'Found, sold out and running out', '/search?q=pishloq'),
    situation('search-sorted', 'Found, sorted and filtered', '/search?q=osh&order=cheap&reduced=1'),
    situation(
      'search-filtered-nothing',
      'Filters that leave nothing',
      '/search?q=osh&labels=achchiq',
    ),
    situation('search-nothing', 'Nothing found', '/search?q=submarine'),
    situation('search-loading', 'Loading', '/search?q=plov', { unanswered: [calls.catalog] }),
    situation('search-failed', 'Catalogue not loaded', '/search?q=plov', {
      server: ({ faults }) => void faults.add({ path: calls.catalog, status: 500 }),
    }),
    situation('search-long', 'Long texts', '/search?q=osh', { server: lengthen }),
  ],
} satisfies Group;
