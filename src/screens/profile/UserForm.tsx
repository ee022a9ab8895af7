import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '../../domain/session/phone';
import type { ProfileFieldError } from '../../domain/session/profileForm';
import { hasVerifiedPhone, type User } from '../../domain/session/user';
import { typeDate } from '../../domain/time/typedDate';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { isolate } from '../../i18n/isolate';
import { type TextKey, t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Choices } from '../../ui/Choices';
import { Field } from '../../ui/Field';
import { ProblemBanner } from '../../ui/ProblemBanner';
import { RadioRow } from '../../ui/RadioRow';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import styles from './UserForm.module.css';
import { useUserForm } from './useUserForm';

/** Edits name, e-mail, birthday and gender; the phone has its own screen. */
export function UserForm({ user }: { user: User }) {
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
