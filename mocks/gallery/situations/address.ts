import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import { addressPaths } from '../../../src/navigation/sheetPaths';
import { noEntry } from '../../backend/seed/demo/regions';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { situation } from './situation';

/** A user with a home, which is the delivery address, and a workplace. */
async function withAddresses(stage: Stage) {
  await stage.signIn();
  await stage.keepAddress({ name: 'Uy', floor: '4', entrance: '3', office: '12' });
  await stage.keepAddress({ name: 'Ish', latitude: 41.3264, longitude: 69.2355 });
}

/** A user whose addresses are still loading or failed to load. */
const addressesPending = (how: 'leaveUnanswered' | 'fail') => async (stage: Stage) => {
  stage[how](calls.addresses);
  await stage.signIn();
};

/** A user whose address has long names. */
async function longAddress({ signIn, keepAddress }: Stage) {
  await signIn();
  await keepAddress({
    name: 'Qoʻshimchalashtirilmaganligidan-uzoqdagi ota-onamning hovlisi',
    floor: '121',
    entrance: '12',
    office: '1024-B',
  });
}

/** A user whose addresses were saved by another app: one with words, one without a place on the map. */
async function savedElsewhere({ signIn, keepAddress }: Stage) {
  await signIn();
  const details = 'kv. 12, 3-qavat, yashil darvozadan kiriladi';
  await keepAddress({ name: 'Uy', office: '12', floor: '3', received: { details } });
  await keepAddress({ name: 'Dala hovli', latitude: null, longitude: null });
}

const [latitude, longitude] = noEntry;

export const address = {
  id: 'address',
  title: 'Addresses',
  specimens: [
    situation('address-map', 'On the map', '/address/delivery'),
    situation('address-map-looking', 'Looking up the street', '/address/delivery', {
      unanswered: [calls.searchPlaces],
    }),
    situation('address-map-unnamed', 'Street look-up failed', '/address/delivery', {
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
    situation('address-search', 'Search, before typing', '/address/delivery/search'),
    situation('address-search-found', 'Found', '/address/delivery/search', {
      act: ({ write }) => write(t('address.search'), 'amir'),
    }),
    situation('address-search-loading', 'Searching', '/address/delivery/search', {
      // A call that hangs forever would also block the opening of the screen.
      server: ({ faults }) => void faults.add({ path: calls.searchPlaces, delay: 600_000 }),
      act: ({ write }) => write(t('address.search'), 'amir'),
    }),
    situation('address-search-nothing', 'Nothing found', '/address/delivery/search', {
      act: ({ write }) => write(t('address.search'), 'submarine'),
    }),
    situation('address-search-failed', 'Search failed', '/address/delivery/search', {
      server: ({ faults }) => void faults.add({ path: calls.searchPlaces, status: 400 }),
      act: ({ write }) => write(t('address.search'), 'amir'),
    }),
    situation('address-new', 'New saved address', paths.addressCreate, {
      before: ({ signIn }) => signIn(),
    }),
    situation('address-details', 'Details of a new address', '/address/delivery', {
      act: ({ press }) => press(t('common.save')),
    }),
    situation(
      'address-details-missing',
      'Details of a missing address',
      addressPaths.detailsOf('gone'),
    ),
    situation('address-choose', 'Choosing the delivery address', '/choose-address', {
      before: withAddresses,
    }),
    situation('address-edit', 'Editing one', '/choose-address', {
      before: withAddresses,
      act: ({ press }) => press(t('address.edit', { name: 'Uy' })),
    }),
    situation('address-choose-elsewhere', 'Saved by another app', '/choose-address', {
      before: savedElsewhere,
    }),
    situation('address-edit-words', 'Editing one with words of its own', '/choose-address', {
      before: savedElsewhere,
      act: ({ press }) => press(t('address.edit', { name: 'Uy' })),
    }),
    situation('address-map-unplaced', 'One without a place on the map', '/choose-address', {
      before: savedElsewhere,
      act: ({ press }) => press('Dala hovli'),
    }),
    situation('address-list', 'All of them', '/profile/address', { before: withAddresses }),
    situation('address-guest', 'Guest’s address', '/choose-address', {
      before: ({ keepAddress }) => keepAddress({ name: 'Uy' }),
    }),
    situation('address-none', 'None', '/profile/address'),
    situation('address-choose-none', 'Choosing, none saved', '/choose-address'),
    ...['/profile/address', '/choose-address'].flatMap((at) => {
      const id = at === '/choose-address' ? 'address-choose' : 'address-list';
      return [
        situation(`${id}-loading`, 'Loading', at, { before: addressesPending('leaveUnanswered') }),
        situation(`${id}-failed`, 'Error', at, { before: addressesPending('fail') }),
        situation(`${id}-long`, 'Long texts', at, { before: longAddress }),
      ];
    }),
  ],
} satisfies Group;
