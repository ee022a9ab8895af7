import { isEdited } from '../../domain/session/profileForm';
import { t } from '../../i18n/t';
import { currentEntry, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as profileEdits from '../../stores/session/profileEdits';
import * as session from '../../stores/session/session';
import { services } from '../services';

/**
 * Once the form about the person is closed: asks whether what was typed and not saved may go. Until
 * then nothing is lost, whichever way the form was closed, and a no opens it again as it was.
 */
export async function leaveProfileForm(): Promise<void> {
  // The query of a deep link stays with its sheet.
  if (currentEntry().stack.some(({ url }) => url.split('?')[0] === paths.user)) return;
  const { user } = session.state;
  const { edits } = profileEdits.state;
  if (!user || !isEdited(user, edits)) return profileEdits.forget();
  const mayGo = await services().telegram.confirm({
    title: t('profile.unsavedQuestion'),
    message: t('profile.unsavedText'),
    ok: t('profile.unsavedForget'),
    cancel: t('profile.unsavedBack'),
    destructive: true,
  });
  if (mayGo) profileEdits.forget();
  else openSheet(paths.user);
}
