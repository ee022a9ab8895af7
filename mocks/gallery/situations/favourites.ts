import { toggleFavourite } from '../../../src/flows/favourites/favourites';
import { t } from '../../../src/i18n/t';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';

/** A user whose favourites are the first products of the shop. */
const withFavourites =
  (count: number) =>
  async ({ backend, signIn }: Stage) => {
    await signIn();
    for (const { id } of backend.db.products.slice(0, count)) await toggleFavourite(id);
  };

const at = '/profile/favorites';

export const favourites = {
  id: 'favourites',
  title: 'Favourites',
  specimens: [
    situation('favourites-some', 'Some', at, { before: withFavourites(5) }),
    situation('favourites-none', 'None', at, { before: ({ signIn }) => signIn() }),
    situation('favourites-gone', 'Some no longer sold', at, {
      before: async (stage) => {
        await withFavourites(4)(stage);
        const { db } = stage.backend;
        db.products = db.products.filter((_, index) => index !== 1 && index !== 2);
        await stage.reloadCatalog();
      },
    }),
    situation('favourites-guest', 'Not signed in', at),
    situation('favourites-loading', 'Loading', at, {
      before: async ({ leaveUnanswered, signIn }) => {
        leaveUnanswered(calls.favourites);
        await signIn();
      },
    }),
    situation('favourites-failed', 'Error', at, {
      before: async ({ fail, signIn }) => {
        fail(calls.favourites);
        await signIn();
      },
    }),
    situation('favourites-long', 'Long texts and prices', at, {
      server: lengthen,
      before: withFavourites(3),
    }),
    situation('favourites-off', 'Switched off', at, {
      server: ({ db }) => {
        for (const settings of db.settings) settings.favouriteActive = false;
      },
    }),
    situation('favourites-home', 'On home’s cards', '/', { before: withFavourites(2) }),
    situation('favourites-undo', 'Removed, with undo', at, {
      before: withFavourites(3),
      act: ({ press }) => press(t('favourites.heart', { name: '' })),
    }),
  ],
} satisfies Group;
