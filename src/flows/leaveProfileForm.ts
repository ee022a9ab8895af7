import { isEdited } from '../domain/personalData';
import { t } from '../i18n/t';
import { currentPlace, openSheet } from '../navigation/navigate';
import { paths } from '../navigation/paths';
import * as personalEdits from '../stores/personalEdits';
import * as session from '../stores/session';
import { wired } from './wiring';

/**
 * Once the form about the person is closed: asks whether what was typed and not saved may go. Until
 * then nothing is lost, whichever way the form was closed, and a no opens it again as it was.
 */
export async function leaveProfileForm(): Promise<void> {
  // The query of a deep link stays with its sheet.
  if (currentPlace().pile.some(({ url }) => url.split('?')[0] === paths.user)) return;
  const { user } = session.state;
  const { edits } = personalEdits.state;
  if (!user || !isEdited(user, edits)) return personalEdits.forget();
  const mayGo = await wired().telegram.confirm({
    title: t('profile.unsavedQuestion'),
    message: t('profile.unsavedText'),
    ok: t('profile.unsavedForget'),
    cancel: t('profile.unsavedBack'),
    destructive: true,
  });
  if (mayGo) personalEdits.forget();
  else openSheet(paths.user);
}
