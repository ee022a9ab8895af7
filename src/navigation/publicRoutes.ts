import type { routes } from './paths';

/** What a stranger may find in a search engine; every other screen is a person's, or empty for one. */
export const publicRoutes = [
  'home',
  'about',
  'linkPage',
  'linkPageWithCode',
  'contacts',
  'offer',
  'privacy',
  'category',
  'branches',
  'branchesMap',
  'product',
  'vacancies',
  'vacancy',
] as const satisfies readonly (keyof typeof routes)[];
