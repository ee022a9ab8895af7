import { t } from '../../../src/i18n/t';
import type { Backend } from '../../backend/app';
import type { Text } from '../../backend/records/text';
import type { Group } from '../specimen';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';

const story = '/stories/story-osh';

const set =
  (fields: object) =>
  ({ db }: Backend) => {
    for (const settings of db.settings) Object.assign(settings, fields);
  };

const long: Text = {
  uz: 'Qoʻshimchalashtirilmaganligidan soʻng yana bir bor takrorlanadigan juda uzun gap. '.repeat(
    6,
  ),
  ru: 'Высокопревосходительствующее и очень длинное предложение, которому тесно в строке. '.repeat(
    6,
  ),
  eng: 'A very long sentence for which a line, and a second and a third line, are too short. '.repeat(
    6,
  ),
};

const lengthenContent = ({ db }: Backend) => {
  for (const banner of db.banners) banner.title = long;
  for (const one of db.stories) {
    one.title = long;
    for (const item of one.items) Object.assign(item, { title: long, text: long });
  }
  for (const vacancy of db.vacancies) {
    Object.assign(vacancy, { position: long, salary: long, requirements: long, description: long });
    vacancy.responsiblePerson = long.uz;
  }
};

const noLinks = {
  phone: null,
  telegram: null,
  instagram: null,
  facebook: null,
  telegramBotLink: null,
  iosAppLink: null,
  androidAppLink: null,
  contacts: [],
  branchesActive: false,
};

export const content = {
  id: 'content',
  title: 'Stories, vacancies, links',
  specimens: [
    situation('story', 'A story', story),
    situation('story-linked', 'With a link', '/stories/story-salqin'),
    situation('story-long', 'Long texts', '/stories/story-kuz', { server: lengthenContent }),
    situation('story-pictureless', 'Picture not loaded', story, {
      server: ({ db }) => {
        for (const one of db.stories) for (const item of one.items) item.image = 'demo/none.webp';
      },
    }),
    situation('story-paused', 'Paused', story, {
      act: ({ press }) => press(t('stories.pause')),
    }),
    situation('story-missing', 'Missing story', '/stories/gone'),
    situation('story-loading', 'A story, loading', story, { unanswered: [calls.stories] }),
    situation('story-failed', 'A story, error', story, {
      server: ({ faults }) => void faults.add({ path: calls.stories, status: 500 }),
    }),
    situation('home-long-content', 'Long names of banners and stories', '/', {
      server: lengthenContent,
    }),
    situation('home-content-loading', 'Banners and stories, loading', '/', {
      unanswered: [calls.banners, calls.stories],
    }),
    situation('home-one-banner', 'One banner, no stories', '/', {
      server: ({ db }) => {
        db.banners = db.banners.slice(0, 1);
        db.stories = [];
      },
    }),
    situation('vacancies', 'Vacancies', '/vacancy'),
    situation('vacancies-none', 'Vacancies, none', '/vacancy', {
      server: ({ db }) => {
        db.vacancies = [];
      },
    }),
    situation('vacancies-long', 'Vacancies, long texts', '/vacancy', { server: lengthenContent }),
    situation('vacancies-loading', 'Vacancies, loading', '/vacancy', {
      unanswered: [calls.vacancies],
    }),
    situation('vacancies-failed', 'Vacancies, error', '/vacancy', {
      server: ({ faults }) => void faults.add({ path: calls.vacancies, status: 500 }),
    }),
    situation('vacancy', 'A vacancy', '/vacancy/vakansiya-oshpaz'),
    situation('vacancy-long', 'A vacancy, long texts', '/vacancy/vakansiya-oshpaz', {
      server: lengthenContent,
    }),
    situation('vacancy-missing', 'Missing vacancy', '/vacancy/gone'),
    situation('vacancy-loading', 'A vacancy, loading', '/vacancy/vakansiya-oshpaz', {
      unanswered: [calls.vacancy],
    }),
    situation('vacancy-failed', 'A vacancy, error', '/vacancy/vakansiya-oshpaz', {
      server: ({ faults }) => void faults.add({ path: calls.vacancy, status: 500 }),
    }),
    situation('links', 'Links', '/extra'),
    situation('links-none', 'Links, none', '/extra', { server: set(noLinks) }),
    situation('links-code', 'Links with a code', '/extra2'),
    situation('contacts', 'Contacts and branches', '/extr3'),
    situation('contacts-none', 'Contacts, none', '/extr3', { server: set(noLinks) }),
    situation('contacts-long', 'Contacts and branches, long texts', '/extr3', { server: lengthen }),
    situation('contacts-loading', 'Branches, loading', '/extr3', { unanswered: [calls.branches] }),
    situation('contacts-failed', 'Branches, error', '/extr3', {
      server: ({ faults }) => void faults.add({ path: calls.branches, status: 500 }),
    }),
  ],
} satisfies Group;
