import { featureFlags, paymentFlags } from '../../../src/domain/settingsSchema';
import type { Backend } from '../../backend/app';
import type { CategoryRecord } from '../../backend/records/catalog';
import type { SettingsRecord } from '../../backend/records/merchant';
import type { Group } from '../specimen';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast, snack } from './wishes';

/** A shop with these settings. */
const withSettings = (fields: Partial<SettingsRecord>) => ({
  server: ({ db }: Backend) => {
    for (const settings of db.settings) Object.assign(settings, fields);
  },
});

const every = (isOn: boolean) =>
  Object.fromEntries([...featureFlags, ...paymentFlags].map((flag) => [flag, isOn]));

/** A shop with this card size and this scrolling of categories. */
const withCards = (
  categoryView: SettingsRecord['categoryView'],
  scrollType: CategoryRecord['scrollType'] = 'VERTICAL',
) => ({
  server: (backend: Backend) => {
    withSettings({ categoryView }).server(backend);
    for (const category of backend.db.categories) {
      category.viewType = categoryView;
      category.scrollType = scrollType;
    }
  },
});

const tabs = { multiTabNavigationEnabled: true };
const bar = { isNavigationViewEnabled: true };
const inBar = { ...bar, basketPosition: 'NAVIGATION_BAR' } as const;

export const look = {
  id: 'look',
  title: 'Look',
  specimens: [
    situation('look-all-on', 'Everything on', '/', {
      ...withSettings(every(true)),
      before: ({ fill }) => fill(...feast),
    }),
    situation('look-all-off', 'Everything off', '/', withSettings(every(false))),
    situation('look-all-off-product', 'Everything off, a product', '/product/toy-oshi', {
      ...withSettings(every(false)),
    }),
    situation('look-all-off-profile', 'Everything off, the profile', '/profile', {
      ...withSettings(every(false)),
    }),
    situation('look-bar', 'Navigation bar', '/', withSettings(bar)),
    situation('look-bar-floating', 'Navigation bar, the basket over the products', '/', {
      ...withSettings(bar),
      before: ({ fill }) => fill(...snack),
    }),
    situation('look-bar-basket', 'Navigation bar with the basket', '/', {
      ...withSettings(inBar),
      before: ({ fill }) => fill(...feast),
    }),
    situation('look-bar-long', 'Navigation bar, long texts', '/', {
      server: (backend) => {
        withSettings(inBar).server(backend);
        lengthen(backend);
      },
      before: ({ fill }) => fill(...feast),
    }),
    situation('look-brands', 'The brand’s shops as tabs', '/', withSettings(tabs)),
    situation('look-brands-loading', 'The brand’s shops, loading', '/', {
      ...withSettings(tabs),
      unanswered: [calls.brands],
    }),
    situation('look-brands-many', 'Many shops, long names, no pictures', '/', {
      server: (backend) => {
        withSettings({ ...tabs, ...inBar }).server(backend);
        lengthen(backend);
        const { brands } = backend.db;
        for (const [index, name] of [
          'Choyxona',
          'Xalqaro taomlar uyi va shirinliklar',
          'Non',
        ].entries()) {
          const [id, host] = [`brand-${index}`, `shop${index}.example`];
          brands.push({ id, merchantId: id, name, domainUrl: host, color: '', image: null });
        }
      },
    }),
    situation('look-head', 'Basket in the header', '/', {
      ...withSettings({ basketPosition: 'NAVIGATION_BAR' }),
      before: ({ fill }) => fill(...feast),
    }),
    situation('look-big', 'Big cards', '/', withCards('BIG')),
    situation('look-medium', 'Medium cards', '/', withCards('MEDIUM')),
    situation('look-small', 'Small cards', '/', withCards('SMALL')),
    situation('look-rows', 'Medium cards, scrolling rows', '/', withCards('MEDIUM', 'HORIZONTAL')),
    situation('look-rows-small', 'Small cards, scrolling rows', '/', {
      ...withCards('SMALL', 'HORIZONTAL'),
    }),
    situation('look-groupless', 'Categories without groups', '/', {
      ...withSettings({ groupView: 'WITHOUT_GROUP' }),
    }),
    situation('look-options-images', 'Options as pictures', '/product/klassik-burger', {
      ...withSettings({ modificationViewType: 'FULL_IMAGE' }),
    }),
    situation('look-options-names', 'Options as names', '/product/klassik-burger', {
      ...withSettings({ modificationViewType: 'NAME_ONLY' }),
    }),
    situation('look-dark', 'A dark shop', '/', withSettings({ isDark: true })),
    situation('look-colour', 'A dark main colour', '/', {
      ...withSettings({ mainColor: '#7A1F3D', mainColorType: 'DARK' }),
      before: ({ fill }) => fill(...snack),
    }),
    situation('look-colour-white', 'A white main colour', '/', {
      ...withSettings({ mainColor: '#FFFFFF', mainColorType: 'LIGHT' }),
      before: ({ fill }) => fill(...snack),
    }),
    situation('look-tiles', 'Colours of categories and groups', '/category', {
      server: ({ db }) => {
        const colors = ['#FFFFFF', '#7A1F3D', '#FFC21A', '#0A7D5A'];
        for (const [index, category] of db.categories.entries()) {
          category.textColor = colors[index % colors.length] ?? null;
        }
      },
    }),
    situation('look-icons', 'Icon backgrounds', '/', {
      server: ({ db }) => {
        for (const [index, group] of db.groups.entries()) {
          group.iconBgColor = index % 2 === 0 ? '#FFFFFF' : '#0A7D5A';
        }
      },
    }),
    situation('look-names', 'Categories without pictures', '/category', {
      ...withSettings({ isCategoryImageVisible: false }),
    }),
    situation('look-sheet', 'A category as a sheet', '/category?id=somsa', {
      server: ({ db }) => {
        for (const category of db.categories) category.navigationType = 'SHEET';
      },
    }),
    situation('look-screen', 'A full-screen category', '/category?id=somsa', {
      server: ({ db }) => {
        for (const category of db.categories) category.navigationType = 'FULL_SCREEN';
      },
      before: ({ fill }) => fill(...snack),
    }),
    situation('look-pop-up', 'A category as a pop-up', '/category?id=somsa', {
      server: ({ db }) => {
        for (const category of db.categories) category.navigationType = 'POP_UP';
      },
    }),
  ],
} satisfies Group;
