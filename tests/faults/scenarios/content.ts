import type { Scenarios } from '../scenario';

/** The merchant's own pages. */
export const content: Scenarios = {
  'GET /support/v1/company/policies': {
    path: '/about',
    goal: /2009-yildan beri/,
    says: 'errors.general',
  },
  'GET /support/v1/banner': {
    path: '/',
    goal: /Gavayi pitsasi/,
    silent: 'the menu is shown without banners',
  },
  'GET /notifications/v2/stories': {
    path: '/',
    goal: /Osh siri/,
    silent: 'the menu is shown without stories',
  },
  'GET /support/v1/vacancies': { path: '/vacancy', goal: /Oshpaz/, says: 'vacancies.failed' },
  'GET /support/v1/vacancies/:id': {
    path: '/vacancy/vakansiya-oshpaz',
    goal: /Talablar/,
    says: 'vacancies.failed',
    saysUnder: { 404: 'vacancies.missing' },
  },
};
