import type { ApiError } from '../../api/result';
import { updateUser } from '../../api/users';
import {
  changedData,
  isEdited,
  isSameData,
  type PersonalData,
} from '../../domain/session/profileForm';
import { t } from '../../i18n/t';
import { currentEntry, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as profileEdits from '../../stores/session/profileEdits';
import * as session from '../../stores/session/session';
import { services } from '../services';

/**
 * Runs when the profile form is closed: asks whether to discard unsaved changes. Until then nothing
 * is lost, however the form was closed, and declining reopens it unchanged.
 */
export async function leaveProfileForm(): Promise<void> {
  // A deep link's query is part of the sheet's URL.
  if (currentEntry().stack.some(({ url }) => url.split('?')[0] === paths.user)) return;
  const { user } = session.state;
  const { edits } = profileEdits.state;
  if (!user || !isEdited(user, edits)) return profileEdits.forget();
  const isDiscarded = await services().telegram.confirm({
    title: t('profile.unsavedQuestion'),
    message: t('profile.unsavedText'),
    ok: t('profile.unsavedForget'),
    cancel: t('profile.unsavedBack'),
    destructive: true,
  });
  if (isDiscarded) profileEdits.forget();
  else openSheet(paths.user);
}

/** Saves the profile. Returns the error, or null; unchanged data is not sent. */
export async function saveProfile(data: PersonalData): Promise<ApiError | null> {
  const { http, telegram } = services();
  const { user } = session.state;
  if (!user || isSameData(user, data)) return null;
  const [error] = await updateUser(http, user.id, changedData(user, data));
  telegram.haptic(error ? 'failure' : 'success');
  // Ignore the response if the user has signed out.
  if (!error && session.state.user?.id === user.id)
    session.setUser({ ...session.state.user, ...data });
  return error;
}
