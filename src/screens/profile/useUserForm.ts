import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import {
  applyEdits,
  checkPersonalForm,
  formOf,
  isEdited,
  type PersonalFaults,
  type PersonalForm,
} from '../../domain/session/profileForm';
import type { User } from '../../domain/session/user';
import { wallClock } from '../../domain/time/wallClock';
import { haptic, timeZone } from '../../flows/platform';
import { serverNow } from '../../flows/serverNow';
import { leaveProfileForm } from '../../flows/session/leaveProfileForm';
import { saveProfile } from '../../flows/session/saveProfile';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetId } from '../../navigation/useSheetId';
import * as profileEdits from '../../stores/session/profileEdits';
import * as toasts from '../../stores/toasts';
import * as unsavedForms from '../../stores/unsavedForms';

/** Edits the user's data; unedited fields follow the server. */
export function useUserForm(user: User) {
  const sheet = useSheetId();
  // Controlled inputs must update synchronously, or the caret jumps.
  const { edits } = useSnapshot(profileEdits.state, { sync: true });
  const [faults, setFaults] = useState<PersonalFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isLocked = useRef(false);
  const form: PersonalForm = { ...formOf(user), ...edits };
  const isUnsaved = isEdited(user, edits);

  // While saving, `save` handles a failure itself.
  useEffect(
    () => () => {
      if (!isLocked.current) void leaveProfileForm();
    },
    [],
  );

  // The browser asks before it closes the page, Telegram before it closes the app (§4).
  useEffect(() => {
    if (!isUnsaved) return;
    const letGo = unsavedForms.hold();
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => {
      letGo();
      removeEventListener('beforeunload', confirmLeave);
    };
  }, [isUnsaved]);

  const save = async (): Promise<PersonalFaults> => {
    if (isLocked.current) return {};
    const found = checkPersonalForm(form, today());
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      haptic('failure');
      return found;
    }
    isLocked.current = true;
    setSaving(true);
    const error = await saveProfile(applyEdits(user, edits));
    isLocked.current = false;
    setSaving(false);
    if (error) {
      setFailure(errorText(error));
      void leaveProfileForm();
      return {};
    }
    profileEdits.forget();
    if (Object.keys(edits).length > 0) toasts.show(t('profile.saved'), { tone: 'good' });
    closeSheet(sheet);
    return {};
  };

  return {
    form,
    faults,
    failure,
    isSaving,
    save,
    edit: (part: Partial<PersonalForm>) => {
      if (isLocked.current) return;
      profileEdits.edit(part);
      setFaults((before) => {
        const left = { ...before };
        for (const field of fields) if (field in part) delete left[field];
        return left;
      });
    },
  };
}

const fields = ['firstName', 'lastName', 'email', 'birthday', 'gender'] as const;

/** The merchant's date, `yyyy-mm-dd`. */
function today(): string {
  const { year, month, day } = wallClock(serverNow(), timeZone());
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year}-${pad(month)}-${pad(day)}`;
}
