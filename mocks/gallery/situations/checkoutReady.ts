import type { Stage } from '../stage/stage';
import { feast } from './wishes';

/** Signed in, with a basket and a branch to pick it up at. */
export async function ready({ signIn, fill, chooseBranch }: Stage) {
  await signIn();
  chooseBranch('markaz');
  fill(...feast);
}

/** Signed in, with a basket and an address. */
export async function delivered({ signIn, fill, deliver }: Stage, preferences = feast) {
  await signIn();
  fill(...preferences);
  deliver();
}
