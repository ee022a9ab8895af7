import { subscribe } from 'valtio/vanilla';
import * as session from './session';

/**
 * Runs `forget` in the moment in which nobody, or somebody else, is logged in: for what belongs to the
 * person and is kept by a store that comes with a lazy part of the shop.
 */
export function whenNobodyIsThere(forget: () => void): void {
  let last = session.state.user?.id;
  const look = () => {
    const { status, user } = session.state;
    if (status === 'guest' || (last !== undefined && user && user.id !== last)) forget();
    last = user?.id ?? last;
  };
  subscribe(session.state, look, true);
}
