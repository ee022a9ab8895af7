import { subscribe } from 'valtio/vanilla';
import * as session from '../../stores/session/session';
import { loadFavourites } from './loadFavourites';
import { runPendingFavourite } from './toggleFavourite';

/**
 * Fetches the user's favourites now and after each log-in, then adds the one requested before it.
 * Returns an unsubscribe function.
 */
export function watchFavourites(): () => void {
  let lastUserId: string | undefined;
  const onSession = () => {
    const { token, user } = session.state;
    const userId = token ? user?.id : undefined;
    if (userId === lastUserId) return;
    lastUserId = userId;
    if (userId !== undefined) void loadFavourites().then(runPendingFavourite);
  };
  onSession();
  return subscribe(session.state, onSession);
}
