import { subscribe } from 'valtio/vanilla';
import * as session from '../../stores/session/session';
import { loadFavourites } from './loadFavourites';
import { runPendingFavourite } from './toggleFavourite';

/**
 * Fetches the favourites of whoever is logged in, now and after each log-in, and does what they wanted
 * before it. Returns an unsubscribe function.
 */
export function watchFavourites(): () => void {
  let last: string | undefined;
  const look = () => {
    const { token, user } = session.state;
    const userId = token ? user?.id : undefined;
    if (userId === last) return;
    last = userId;
    if (userId !== undefined) void loadFavourites().then(runPendingFavourite);
  };
  look();
  return subscribe(session.state, look);
}
