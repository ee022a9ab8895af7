import { featureFlags } from '../../../src/domain/settingsSchema';
import { t } from '../../../src/i18n/t';
import type { Backend } from '../../backend/app';
import type { Group } from '../specimen';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { longNames, named } from './named';
import { situation } from './situation';
import { feast } from './wishes';

const set =
  (...fields: object[]) =>
  ({ db }: Backend) => {
    for (const settings of db.settings) Object.assign(settings, ...fields);
  };

const allOff = Object.fromEntries(featureFlags.map((flag) => [flag, false]));
const dilnoza = named({ firstName: 'Dilnoza', lastName: 'Karimova', cashback: 25_000 });

export const profile = {
  id: 'profile',
  title: 'Profile, promo codes, language',
  specimens: [
    situation('profile-person', 'Signed in', '/profile', {
      before: dilnoza,
    }),
    situation('profile-list', 'Personal entries in the common list', '/profile', {
      server: set({ isVisibleAtProfileTop: false }),
      before: dilnoza,
    }),
    situation('profile-bare', 'Most features off', '/profile', {
      server: set(allOff),
      before: dilnoza,
    }),
    situation('profile-photo', 'With a photo', '/profile', {
      before: named({ firstName: 'Dilnoza', image: 'demo/logo.webp' }),
    }),
    situation('profile-nameless', 'Without a name', '/profile', {
      before: ({ signIn }) => signIn(),
    }),
    situation('profile-guest', 'Not signed in', '/profile'),
    situation('profile-guest-bare', 'Not signed in, most features off', '/profile', {
      server: set(allOff),
    }),
    situation('profile-leaving', 'Confirming to log out', '/profile', {
      before: ({ signIn }) => signIn(),
      act: ({ press }) => press(t('profile.logOut')),
    }),
    situation('profile-deleting', 'Confirming to delete the account', '/profile', {
      before: ({ signIn }) => signIn(),
      act: ({ press }) => press(t('profile.deleteAccount')),
    }),
    situation('profile-long', 'A long name', '/profile', {
      before: named({
        ...longNames,
        cashback: 1_234_567_890,
      }),
    }),
    situation('own-promos', 'Promo codes', '/profile/promos', { before: dilnoza }),
    situation('own-promos-taken', 'One chosen for the next order', '/profile/promos', {
      before: async (stage) => {
        await dilnoza(stage);
        stage.fill(...feast);
        await stage.applyPromo('SALOM10');
      },
    }),
    situation('own-promos-later', 'Some not started, some expired', '/profile/promos', {
      server: ({ db }) => {
        for (const each of db.promos) each.isPublic = true;
      },
      before: dilnoza,
    }),
    situation('own-promos-long', 'Long codes', '/profile/promos', {
      server: (backend) => {
        lengthen(backend);
        for (const each of backend.db.promos) each.code = `${each.code}-${each.code}-${each.code}`;
      },
      before: dilnoza,
    }),
    situation('own-promos-none', 'None', '/profile/promos', {
      server: ({ db }) => {
        for (const each of db.promos) each.isPublic = false;
      },
      before: dilnoza,
    }),
    situation('own-promos-loading', 'Promo codes, loading', '/profile/promos', {
      unanswered: [calls.promos],
      before: dilnoza,
    }),
    situation('own-promos-failed', 'Promo codes, error', '/profile/promos', {
      before: async (stage) => {
        stage.fail(calls.promos);
        await dilnoza(stage);
      },
    }),
    situation('own-promos-guest', 'Promo codes, not signed in', '/profile/promos'),
    situation('loyalty', 'The code for the till', '/profile/loyalty', {
      server: ({ db }) => {
        for (const each of db.orderSettings) each.cashbackPercent = 3;
      },
      before: dilnoza,
    }),
    situation('loyalty-unverified', 'The code for the till, no phone', '/profile/loyalty', {
      before: named({ firstName: 'Dilnoza', isVerified: false }),
    }),
    situation('loyalty-none', 'The code for the till, without cashback', '/profile/loyalty', {
      server: set({ cashbackActive: false }),
      before: dilnoza,
    }),
    situation('language', 'Language', '/profile/language'),
    situation('keys', 'Keyboard', '/keys'),
    situation('about', 'About the company', '/about'),
    situation('offer', 'Public offer', '/offerta'),
    situation('privacy', 'Privacy policy', '/privacy'),
    situation('policy-loading', 'A text, loading', '/about', { unanswered: [calls.policies] }),
    situation('policy-none', 'A text, none', '/about', {
      server: ({ db }) => {
        db.policies = [];
      },
    }),
    situation('policy-failed', 'A text, error', '/about', {
      server: ({ faults }) => void faults.add({ path: calls.policies, status: 500 }),
    }),
  ],
} satisfies Group;
