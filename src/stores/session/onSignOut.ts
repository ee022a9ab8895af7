import { subscribe } from 'valtio/vanilla';
import * as session from './session';

const read = () => ({
  userId: session.state.user?.id,
  isGuest: session.state.status === 'guest',
});

/**
 * Runs `forget` in the moment in which whoever was logged in is there no more, also where another shop
 * is opened: for what belongs to the person. What comes after that moment is the next one's, and stays.
 */
export function onSignOut(forget: () => void): void {
  let last = read();
  const look = () => {
    const before = last;
    last = read();
    const hasLeft = before.userId !== undefined && before.userId !== last.userId;
    if (hasLeft || (last.isGuest && !before.isGuest)) forget();
  };
  subscribe(session.state, look, true);
}
