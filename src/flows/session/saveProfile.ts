import type { ApiError } from '../../api/result';
import { updateUser } from '../../api/users';
import { changedData, isSameData, type PersonalData } from '../../domain/session/profileForm';
import * as session from '../../stores/session/session';
import { services } from '../services';

/** Saves the profile. Returns the error, or null; unchanged data is not sent. */
export async function saveProfile(data: PersonalData): Promise<ApiError | null> {
  const { http, telegram } = services();
  const { user } = session.state;
  if (!user || isSameData(user, data)) return null;
  const [error, stored] = await updateUser(http, user.id, changedData(user, data));
  telegram.haptic(error ? 'failure' : 'success');
  // Ignore the response if the user has signed out.
  if (!error && session.state.user?.id === user.id) {
    session.setUser(stored ?? { ...session.state.user, ...data });
  }
  return error;
}
