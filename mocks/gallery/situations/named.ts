import type { Stage } from '../stage/stage';

/** Somebody is signed in, of whom the server knows this. */
export const named =
  (fields: object) =>
  async ({ backend, signIn, askForCode }: Stage) => {
    await askForCode();
    await signIn();
    Object.assign(backend.db.users[0] ?? {}, fields);
    await signIn();
  };

/** Names that break layouts. */
export const longNames = {
  firstName: 'Abdurahmonjonqulibek-Muhammadaminxoʻja',
  lastName: 'Qoʻshimchalashtirilmaganligidanov-Samarqandiy',
};
