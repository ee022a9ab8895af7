import type { Group } from '../specimen';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { snack } from './wishes';

export const category = {
  id: 'category',
  title: 'Category',
  specimens: [
    situation('category-filled', 'One category', '/category?id=somsa', {
      before: ({ fill }) => fill(...snack),
    }),
    situation(
      'category-sorted',
      'Sorted and filtered',
      '/category?id=somsa&order=dear&labels=halol',
    ),
    situation(
      'category-filtered-none',
      'Filters that leave nothing',
      '/category?id=osh&labels=oshpaz-tavsiyasi,oilaga',
    ),
    situation('category-all', 'All categories', '/category'),
    situation('category-loading', 'Loading', '/category?id=somsa', { unanswered: [calls.catalog] }),
    situation('category-all-loading', 'All, loading', '/category', {
      unanswered: [calls.catalog],
    }),
    situation('category-empty', 'Empty', '/category?id=somsa', {
      server: ({ db }) => {
        db.products = db.products.filter(({ categoryId }) => categoryId !== 'somsa');
      },
    }),
    situation('category-missing', 'Unknown', '/category?id=nowhere'),
    situation('category-failed', 'Error', '/category?id=somsa', {
      server: ({ faults }) => void faults.add({ path: calls.catalog, status: 500 }),
    }),
    situation('category-long', 'Long texts', '/category?id=somsa', { server: lengthen }),
    situation('category-all-long', 'All, long texts', '/category', { server: lengthen }),
  ],
} satisfies Group;
