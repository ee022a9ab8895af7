import { t } from '../../../src/i18n/t';
import { CodeField } from '../../../src/ui/CodeField';
import { Field } from '../../../src/ui/Field';
import { Icon } from '../../../src/ui/Icon';
import { IconButton } from '../../../src/ui/IconButton';
import { PhoneField } from '../../../src/ui/PhoneField';
import type { Group } from '../specimen';
import { Live } from './Live';
import { States } from './States';
import { dish, longDish, longSentence, nothing, sentence } from './samples';

type FieldProps = Parameters<typeof Field>[0];

const line = (start: string, more: Partial<FieldProps> = {}) => (
  <Live start={start}>
    {(value, set) => <Field label={t('checkout.comment')} value={value} onChange={set} {...more} />}
  </Live>
);

const field = () => (
  <States
    of={{
      empty: line('', { placeholder: t('checkout.commentPlaceholder') }),
      filled: line(dish()),
      'with a hint': line('', { hint: sentence() }),
      wrong: line('', { error: t('errors.fillField') }),
      'wrong at length': line(longDish(), { error: longSentence(), label: longDish() }),
      disabled: line(dish(), { isDisabled: true }),
      'several lines': line(longSentence(), { isMultiline: true }),
      'near the limit': line(longDish(), { isMultiline: true, maxLength: 100 }),
      search: line(dish(), {
        isLabelHidden: true,
        prefix: <Icon name="search" size={20} />,
        aside: <IconButton icon="clear" label={t('search.clear')} onPress={nothing} />,
      }),
    }}
  />
);

const phone = (start: string, more: Partial<Parameters<typeof PhoneField>[0]> = {}) => (
  <Live start={start}>
    {(value, set) => <PhoneField label={t('login.phone')} value={value} onChange={set} {...more} />}
  </Live>
);

const phoneField = () => (
  <States
    of={{
      empty: phone(''),
      filled: phone('+998901234567'),
      'another country': phone('+77011234567'),
      wrong: phone('+9989012', { error: t('errors.fillField') }),
      'with a hint': phone('', { hint: sentence() }),
      disabled: phone('+998901234567', { isDisabled: true }),
    }}
  />
);

const code = (start: string, more: Partial<Parameters<typeof CodeField>[0]> = {}) => (
  <Live start={start}>
    {(value, set) => (
      <CodeField label={t('login.code')} length={4} value={value} onChange={set} {...more} />
    )}
  </Live>
);

const codeField = () => (
  <States
    of={{
      empty: code(''),
      'being typed': code('12', { hint: sentence() }),
      full: code('1234'),
      wrong: code('1234', { error: t('errors.wrongCode') }),
      'six digits': code('123', { length: 6 }),
      disabled: code('12', { isDisabled: true }),
    }}
  />
);

/** What is typed into. */
export const fields: Group = {
  id: 'fields',
  title: 'Fields',
  specimens: [
    { kind: 'piece', id: 'field', title: 'Field', of: ['Field'], render: field },
    {
      kind: 'piece',
      id: 'phone-field',
      title: 'PhoneField',
      of: ['PhoneField'],
      render: phoneField,
    },
    { kind: 'piece', id: 'code-field', title: 'CodeField', of: ['CodeField'], render: codeField },
  ],
};
