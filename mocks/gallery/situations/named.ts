import type { Stage } from '../stage/stage';

/** A signed-in user with these fields on the server. */
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
