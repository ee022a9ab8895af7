import { subscribe } from 'valtio/vanilla';
import * as session from './session';

const read = () => ({
  userId: session.state.user?.id,
  isGuest: session.state.status === 'guest',
});

/**
 * Runs `forget` synchronously when the signed-in user is gone, including when another shop opens:
 * for user-specific state. Changes after that belong to the next user and stay.
 */
export function onSignOut(forget: () => void): void {
  let last = read();
  const onChange = () => {
    const before = last;
    last = read();
    const hasLeft = before.userId !== undefined && before.userId !== last.userId;
    if (hasLeft || (last.isGuest && !before.isGuest)) forget();
  };
  subscribe(session.state, onChange, true);
}
