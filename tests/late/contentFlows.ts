import type { Flows } from './flow';

export const contentFlows: Flows = {
  'the banners': {
    call: 'GET /support/v1/banner',
    scope: 'shop',
    fills: ['banners'],
    prepare: (page) => page.loadBanners,
  },
  'the stories': {
    call: 'GET /notifications/v2/stories',
    scope: 'shop',
    fills: ['stories'],
    prepare: (page) => page.loadStories,
  },
  'a policy': {
    call: 'GET /support/v1/company/policies',
    scope: 'shop',
    fills: [],
    prepare: (page) => () => page.loadPolicy('TERMS'),
  },
  'the vacancies': {
    call: 'GET /support/v1/vacancies',
    scope: 'shop',
    fills: [],
    prepare: (page) => page.loadVacancies,
  },
  'a vacancy': {
    call: 'GET /support/v1/vacancies/{id}',
    scope: 'shop',
    fills: [],
    prepare: (page) => () => page.loadVacancy('vakansiya-oshpaz'),
  },
  'the bot': {
    call: 'GET /webbot/v1/setting',
    scope: 'shop',
    fills: [],
    prepare: (page) => {
      const { settings } = page.merchant.state;
      const links = { ...settings.links, telegramBotLink: null };
      page.merchant.setSettings({ ...settings, links });
      return page.prepareSharing;
    },
  },
};
