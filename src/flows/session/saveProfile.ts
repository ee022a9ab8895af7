import type { ApiError } from '../../api/result';
import { updateUser } from '../../api/users';
import { isSameData, type PersonalData } from '../../domain/session/profileForm';
import * as session from '../../stores/session/session';
import { services } from '../services';

/**
 * Saves what a person tells about themselves. Returns the error, or null when it is saved; what is
 * as the server has it already needs no call.
 */
export async function saveProfile(data: PersonalData): Promise<ApiError | null> {
  const { http, telegram } = services();
  const { user } = session.state;
  if (!user || isSameData(user, data)) return null;
  const [error, stored] = await updateUser(http, user.id, data);
  telegram.haptic(error ? 'failure' : 'success');
  // Somebody who has left meanwhile does not come back with the answer.
  if (!error && session.state.user?.id === user.id) {
    session.setUser(stored ?? { ...session.state.user, ...data });
  }
  return error;
}
