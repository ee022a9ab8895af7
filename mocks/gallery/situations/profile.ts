import { t } from '../../../src/i18n/t';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { situation } from './situation';

/** Somebody of that name, with a photo or none. */
const named =
  (fields: object) =>
  async ({ backend, signIn, askForCode }: Stage) => {
    await askForCode();
    await signIn();
    Object.assign(backend.db.users[0] ?? {}, fields);
    await signIn();
  };

export const profile: Group = {
  id: 'profile',
  title: 'Profile, language',
  specimens: [
    situation('profile-person', 'Signed in', '/profile', {
      before: named({ firstName: 'Dilnoza', lastName: 'Karimova', cashback: 25_000 }),
    }),
    situation('profile-photo', 'With a photo', '/profile', {
      before: named({ firstName: 'Dilnoza', image: 'demo/logo.webp' }),
    }),
    situation('profile-nameless', 'Without a name', '/profile', {
      before: ({ signIn }) => signIn(),
    }),
    situation('profile-guest', 'Nobody is signed in', '/profile'),
    situation('profile-leaving', 'Asked whether to log out', '/profile', {
      before: ({ signIn }) => signIn(),
      act: ({ press }) => press(t('profile.logOut')),
    }),
    situation('profile-long', 'A long name', '/profile', {
      before: named({
        firstName: 'Abdurahmonjonqulibek-Muhammadaminxoʻja',
        lastName: 'Qoʻshimchalashtirilmaganligidanov-Samarqandiy',
        cashback: 1_234_567_890,
      }),
    }),
    situation('language', 'Language', '/profile/language'),
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
};
