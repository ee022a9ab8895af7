import type { User } from '../../domain/session/user';
import { t } from '../../i18n/t';
import { Choices } from '../../ui/Choices';
import { RadioRow } from '../../ui/RadioRow';
import { Section } from '../../ui/Section';

type Gender = User['gender'];
type Props = { gender: Gender; onChoose: (gender: Gender) => void };

const choices = [
  { gender: 'female', label: 'profile.female' },
  { gender: 'male', label: 'profile.male' },
  { gender: null, label: 'profile.genderNone' },
] as const;

/** Optional. */
export function GenderSection({ gender, onChoose }: Props) {
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
