import { listFavourites } from '../../api/favourites';
import * as favourites from '../../stores/favourites/favourites';
import * as session from '../../stores/session/session';
import { services } from '../services';

let asking: { userId: string; done: Promise<boolean> } | null = null;

/** Fetches what the person who is logged in keeps. Returns whether it is known now. */
export function loadFavourites(): Promise<boolean> {
  const userId = session.state.token ? session.state.user?.id : undefined;
  if (userId === undefined) return Promise.resolve(false);
  if (asking?.userId !== userId) {
    const own = { userId, done: ask(userId) };
    asking = own;
    void own.done.finally(() => {
      if (asking === own) asking = null;
    });
  }
  return asking.done;
}

async function ask(userId: string): Promise<boolean> {
  favourites.setStatus('loading');
  const before = favourites.state.known;
  const [, list] = await listFavourites(services().http, userId);
  if (session.state.user?.id !== userId) return false;
  // A heart was pressed meanwhile, and the list may be older than that.
  if (list && favourites.state.known !== before) return ask(userId);
  if (list) favourites.setKnown(list);
  else favourites.setStatus('failed');
  return list !== null;
}
