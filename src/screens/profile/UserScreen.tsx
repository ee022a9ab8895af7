import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatPhone } from '../../domain/session/phone';
import {
  applyEdits,
  checkPersonalForm,
  formOf,
  isEdited,
  type PersonalFaults,
  type PersonalForm,
  type ProfileFieldError,
  typeDate,
} from '../../domain/session/profileForm';
import { hasVerifiedPhone, type User } from '../../domain/session/user';
import { wallClock } from '../../domain/time/wallClock';
import { haptic, serverNow, timeZone } from '../../flows/platform';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { leaveProfileForm, saveProfile } from '../../flows/session/leaveProfileForm';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/phrases';
import { type TextKey, t } from '../../i18n/t';
import { closeSheet, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useSheetId } from '../../navigation/useSheetParam';
import * as profileEdits from '../../stores/session/profileEdits';
import * as toasts from '../../stores/toasts';
import { ProblemBanner } from '../../ui/Banner';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { Field } from '../../ui/Field';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { PersonGate } from './PersonGate';
import styles from './UserScreen.module.css';

/** Personal information (`/profile/user`). */
export function UserScreen() {
  return (
    <PersonGate title={t('profile.personal')}>
      {(user) => <UserForm key={user.id} user={user} />}
    </PersonGate>
  );
}

/** Edits name, e-mail, birthday and gender; the phone has its own screen. */
function UserForm({ user }: { user: User }) {
  const { form, faults, failure, isSaving, save, edit } = useUserForm(user);
  const page = useRef<HTMLDivElement>(null);
  // Counted, as faults also change while they are mended: the focus stays where one types.
  const [refusals, setRefusals] = useState(0);
  const submit = () =>
    void save().then((found) => {
      if (Object.keys(found).length > 0) setRefusals((before) => before + 1);
    });
  useEffect(() => {
    if (refusals > 0) page.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return (
    <SheetPage
      title={t('profile.personal')}
      action={{ text: t('common.save'), isBusy: isSaving, onPress: submit }}
    >
      <div ref={page} className={styles.form}>
        <ProblemBanner text={failure} />
        <div className={styles.fields}>
          <Field
            label={t('profile.firstName')}
            value={form.firstName}
            error={fieldErrorText(faults.firstName)}
            onChange={(firstName) => edit({ firstName })}
            autoComplete="given-name"
            autoCapitalize="words"
            maxLength={100}
            onEnter={submit}
          />
          <Field
            label={t('profile.lastName')}
            value={form.lastName}
            onChange={(lastName) => edit({ lastName })}
            autoComplete="family-name"
            autoCapitalize="words"
            maxLength={100}
            onEnter={submit}
          />
          <Field
            label={t('profile.email')}
            value={form.email}
            error={fieldErrorText(faults.email)}
            onChange={(email) => edit({ email })}
            type="email"
            isLeftToRight
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
            onEnter={submit}
          />
          <Field
            label={t('profile.birthday')}
            value={form.birthday}
            error={fieldErrorText(faults.birthday)}
            onChange={(typed) => edit({ birthday: typeDate(form.birthday, typed) })}
            placeholder={t('profile.birthdayShape')}
            isLeftToRight
            inputMode="numeric"
            autoComplete="bday"
            onEnter={submit}
          />
        </div>
        <GenderSection gender={form.gender} onChoose={(gender) => edit({ gender })} />
        <Section>
          <PhoneRow user={user} />
        </Section>
      </div>
    </SheetPage>
  );
}

type Gender = User['gender'];
type Props = { gender: Gender; onChoose: (gender: Gender) => void };

const choices = [
  { gender: 'female', label: 'profile.female' },
  { gender: 'male', label: 'profile.male' },
  { gender: null, label: 'profile.genderNone' },
] as const;

/** Optional. */
function GenderSection({ gender, onChoose }: Props) {
  return (
    <Section title={t('profile.gender')}>
      <Choices label={t('profile.gender')}>
        {choices.map((choice) => (
          <RadioRow
            key={choice.label}
            name="gender"
            label={t(choice.label)}
            isChosen={choice.gender === gender}
            onChoose={() => onChoose(choice.gender)}
          />
        ))}
      </Choices>
    </Section>
  );
}

/** The user's phone with a link to change it; a missing one is requested as for an order. */
function PhoneRow({ user }: { user: User }) {
  const isVerified = hasVerifiedPhone(user);
  return (
    <Row
      icon="phone"
      tint="green"
      label={t('login.phone')}
      detail={user.phone ? isolate(formatPhone(user.phone)) : t('profile.addPhone')}
      hasChevron
      onPress={() => (isVerified ? openSheet(paths.phone) : void ensureSignedIn())}
    />
  );
}

const errorTexts: Readonly<Record<ProfileFieldError, TextKey>> = {
  missing: 'errors.fillField',
  wrongEmail: 'profile.wrongEmail',
  wrongDate: 'profile.wrongDate',
  notBornYet: 'profile.notBornYet',
};

/** The error text of a field; undefined if it is valid. */
const fieldErrorText = (fault: ProfileFieldError | undefined): string | undefined =>
  fault && t(errorTexts[fault]);

/** Edits the user's data; unedited fields follow the server. */
function useUserForm(user: User) {
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

  // The browser asks before it closes the page; Telegram always asks (§4).
  useEffect(() => {
    if (!isUnsaved) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
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
