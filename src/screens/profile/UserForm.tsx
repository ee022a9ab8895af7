import { useEffect, useRef, useState } from 'react';
import type { User } from '../../domain/session/user';
import { typeDate } from '../../domain/time/typedDate';
import { t } from '../../i18n/t';
import { Field } from '../../ui/Field';
import { ProblemBanner } from '../../ui/ProblemBanner';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { fieldErrorText } from './fieldErrorText';
import { GenderSection } from './GenderSection';
import { PhoneRow } from './PhoneRow';
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
