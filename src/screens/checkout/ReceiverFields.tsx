import type { Receiver } from '../../domain/order/order';
import { isPhoneComplete } from '../../domain/session/phone';
import { homeCode } from '../../flows/branches/shopPhone';
import { t } from '../../i18n/t';
import { Field } from '../../ui/Field';
import { PhoneField } from '../../ui/FormattedField';
import { Section } from '../../ui/Section';
import styles from './ReceiverFields.module.css';

type Props = {
  person: Receiver;
  /** show missing fields, after a first attempt to save */
  isChecked: boolean;
  onChange: (person: Receiver) => void;
  onEnter: () => void;
};

/** Name and phone of the order's receiver. */
export function ReceiverFields({ person, isChecked, onChange, onEnter }: Props) {
  const { firstName, phone } = person;
  const phoneError = phone === '' ? t('errors.fillField') : t('errors.wrongPhone');
  return (
    <Section isPadded>
      <div className={styles.fields}>
        <Field
          label={t('receiver.name')}
          placeholder={t('receiver.namePlaceholder')}
          value={firstName}
          error={isChecked && firstName.trim() === '' ? t('errors.fillField') : undefined}
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={60}
          onChange={(next) => onChange({ ...person, firstName: next })}
        />
        <PhoneField
          label={t('receiver.phone')}
          value={phone}
          homeCode={homeCode()}
          error={isChecked && !isPhoneComplete(phone) ? phoneError : undefined}
          onChange={(next) => onChange({ ...person, phone: next })}
          onEnter={onEnter}
        />
      </div>
    </Section>
  );
}
