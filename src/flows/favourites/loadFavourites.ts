import { listFavourites } from '../../api/favourites';
import * as favourites from '../../stores/favourites/favourites';
import * as session from '../../stores/session/session';
import { services } from '../services';

let inFlight: { userId: string; done: Promise<boolean> } | null = null;

/** Fetches the signed-in user's favourites. Returns whether they are known now. */
export function loadFavourites(): Promise<boolean> {
  const userId = session.state.token ? session.state.user?.id : undefined;
  if (userId === undefined) return Promise.resolve(false);
  if (inFlight?.userId !== userId) {
    const request = { userId, done: fetchList(userId) };
    inFlight = request;
    void request.done.finally(() => {
      if (inFlight === request) inFlight = null;
    });
  }
  return inFlight.done;
}

async function fetchList(userId: string): Promise<boolean> {
  favourites.setStatus('loading');
  const before = favourites.state.known;
  const [, list] = await listFavourites(services().http, userId);
  if (session.state.user?.id !== userId) return false;
  // A favourite changed while the request was in flight, so the list may be stale.
  if (list && favourites.state.known !== before) return fetchList(userId);
  if (list) favourites.setKnown(list);
  else favourites.setStatus('failed');
  return list !== null;
}
