import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import { noEntry } from '../../backend/seed/demo/regions';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { situation } from './situation';

/** Somebody with a home, which the order goes to, and a place of work. */
async function settled(stage: Stage) {
  await stage.signIn();
  await stage.keepAddress({ name: 'Uy', floor: '4', entrance: '3', office: '12' });
  await stage.keepAddress({ name: 'Ish', latitude: 41.3264, longitude: 69.2355 });
}

/** Somebody whose addresses are still to come, or do not. */
const asking = (how: 'leaveUnanswered' | 'fail') => async (stage: Stage) => {
  stage[how](calls.addresses);
  await stage.signIn();
};

/** Somebody whose address has long names. */
async function farAway({ signIn, keepAddress }: Stage) {
  await signIn();
  await keepAddress({
    name: 'Qoʻshimchalashtirilmaganligidan-uzoqdagi ota-onamning hovlisi',
    floor: '121',
    entrance: '12',
    office: '1024-B',
  });
}

const [latitude, longitude] = noEntry;

export const address: Group = {
  id: 'address',
  title: 'Addresses',
  specimens: [
    situation('address-map', 'On the map', '/address/delivery'),
    situation('address-map-looking', 'The street is looked up', '/address/delivery', {
      unanswered: [calls.searchPlaces],
    }),
    situation('address-map-unnamed', 'The street cannot be looked up', '/address/delivery', {
      server: ({ faults }) => void faults.add({ path: calls.searchPlaces, status: 400 }),
    }),
    situation('address-map-outside', 'Out of the service zone', '/address/delivery', {
      before: async (stage) => {
        await stage.signIn();
        await stage.keepAddress({ name: 'Vokzal', latitude, longitude });
      },
    }),
    situation('address-map-one-city', 'One city', '/address/delivery', {
      server: ({ db }) => {
        db.cities = db.cities.filter(({ id }) => id !== 'samarqand');
      },
    }),
    situation('address-map-none', 'Without a map', '/address/delivery', {
      before: () => void Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }),
    }),
    situation('address-search', 'Search, before anything is typed', '/address/delivery/search'),
    situation('address-search-found', 'Found', '/address/delivery/search', {
      act: ({ write }) => write(t('address.search'), 'amir'),
    }),
    situation('address-search-loading', 'Searching', '/address/delivery/search', {
      // A call that is held back for good would hold back the opening of the screen too.
      server: ({ faults }) => void faults.add({ path: calls.searchPlaces, delay: 600_000 }),
      act: ({ write }) => write(t('address.search'), 'amir'),
    }),
    situation('address-search-nothing', 'Nothing found', '/address/delivery/search', {
      act: ({ write }) => write(t('address.search'), 'submarine'),
    }),
    situation('address-search-failed', 'The search fails', '/address/delivery/search', {
      server: ({ faults }) => void faults.add({ path: calls.searchPlaces, status: 400 }),
      act: ({ write }) => write(t('address.search'), 'amir'),
    }),
    situation('address-new', 'A new one of one’s own', paths.addressCreate, {
      before: ({ signIn }) => signIn(),
    }),
    situation('address-details', 'Details of a new one', '/address/delivery', {
      act: ({ press }) => press(t('common.save')),
    }),
    situation('address-details-missing', 'Details of nothing', paths.addressDetailsOf('gone')),
    situation('address-choose', 'Which one the order goes to', '/choose-address', {
      before: settled,
    }),
    situation('address-edit', 'One of them is changed', '/choose-address', {
      before: settled,
      act: ({ press }) => press(t('address.edit', { name: 'Uy' })),
    }),
    situation('address-list', 'All of them', '/profile/address', { before: settled }),
    situation('address-guest', 'A guest’s', '/choose-address', {
      before: ({ keepAddress }) => keepAddress({ name: 'Uy' }),
    }),
    situation('address-none', 'None', '/profile/address'),
    situation('address-choose-none', 'Nowhere to go yet', '/choose-address'),
    ...['/profile/address', '/choose-address'].flatMap((at) => {
      const id = at === '/choose-address' ? 'address-choose' : 'address-list';
      return [
        situation(`${id}-loading`, 'Loading', at, { before: asking('leaveUnanswered') }),
        situation(`${id}-failed`, 'Error', at, { before: asking('fail') }),
        situation(`${id}-long`, 'Long texts', at, { before: farAway }),
      ];
    }),
  ],
};
