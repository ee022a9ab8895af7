import { groupNumber, numberDigits } from '../../../src/domain/cards/card';
import { digitsIn } from '../../../src/domain/text/digits';
import { t } from '../../../src/i18n/t';
import { CodeAgain, CodeField } from '../../../src/ui/CodeField';
import { Field, SearchLine } from '../../../src/ui/Field';
import { DigitsField, PhoneField } from '../../../src/ui/FormattedField';
import type { Group } from '../specimen';
import { codeStep } from './codeStep';
import { Live } from './Live';
import { States } from './States';
import { dish, longDish, longSentence, nothing, sentence } from './samples';

type FieldProps = Parameters<typeof Field>[0];

const line = (start: string, more: Partial<FieldProps> = {}) => (
  <Live start={start}>
    {(value, set) => <Field label={t('basket.note')} value={value} onChange={set} {...more} />}
  </Live>
);

const field = () => (
  <States
    of={{
      empty: line('', { placeholder: t('basket.notePlaceholder') }),
      filled: line(dish()),
      'with a hint': line('', { hint: sentence() }),
      wrong: line('', { error: t('errors.fillField') }),
      'wrong, long texts': line(longDish(), { error: longSentence(), label: longDish() }),
      disabled: line(dish(), { isDisabled: true }),
      'several lines': line(longSentence(), { isMultiline: true }),
      'near the limit': line(longDish(), { isMultiline: true, maxLength: 100 }),
    }}
  />
);

const search = (start: string) => (
  <Live start={start}>
    {(value, set) => (
      <SearchLine
        label={t('search.title')}
        placeholder={t('home.search')}
        value={value}
        onChange={set}
      />
    )}
  </Live>
);

const searchLine = () => (
  <States of={{ empty: search(''), filled: search(dish()), long: search(longSentence()) }} />
);

const phone = (start: string, more: Partial<Parameters<typeof PhoneField>[0]> = {}) => (
  <Live start={start}>
    {(value, set) => (
      <PhoneField homeCode="998" label={t('login.phone')} value={value} onChange={set} {...more} />
    )}
  </Live>
);

const digits = (start: string, more: Partial<Parameters<typeof DigitsField>[0]> = {}) => (
  <Live start={start}>
    {(value, set) => (
      <DigitsField
        label={t('cards.number')}
        value={value}
        read={(text) => digitsIn(text).slice(0, numberDigits)}
        show={groupNumber}
        autoComplete="off"
        onChange={set}
        {...more}
      />
    )}
  </Live>
);

const digitsField = () => (
  <States
    of={{
      empty: digits('', { placeholder: '0000 0000 0000 0000' }),
      filled: digits('8600123412341239'),
      wrong: digits('86001234', { error: t('cards.numberShort') }),
      'with a hint': digits('', { hint: sentence() }),
      disabled: digits('8600123412341239', { isDisabled: true }),
    }}
  />
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
      <CodeField label={t('login.code')} length={null} value={value} onChange={set} {...more} />
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
      'eight digits': code('12345678'),
      'four boxes': code('12', { length: 4 }),
      'six boxes': code('123', { length: 6 }),
      'eight boxes, wrong': code('12345678', { length: 8, error: t('errors.wrongCode') }),
      disabled: code('12', { isDisabled: true }),
    }}
  />
);

const sent = (time: number) => ({ sentAt: Date.now(), time });

const codeAgain = () => (
  <States
    of={{
      'counting down': <CodeAgain sent={sent(42)} now={Date.now} onAgain={nothing} />,
      available: <CodeAgain sent={sent(0)} now={Date.now} onAgain={nothing} />,
      sending: <CodeAgain sent={sent(0)} now={Date.now} isBusy onAgain={nothing} />,
    }}
  />
);

/** Text inputs. */
export const fields: Group = {
  id: 'fields',
  title: 'Fields',
  specimens: [
    { kind: 'piece', id: 'field', title: 'Field', of: ['Field', 'FieldMessage'], render: field },
    {
      kind: 'piece',
      id: 'search-line',
      title: 'SearchLine',
      of: ['SearchLine'],
      render: searchLine,
    },
    {
      kind: 'piece',
      id: 'phone-field',
      title: 'PhoneField',
      of: ['PhoneField', 'FormattedField'],
      render: phoneField,
    },
    {
      kind: 'piece',
      id: 'digits-field',
      title: 'DigitsField',
      of: ['DigitsField', 'FormattedField'],
      render: digitsField,
    },
    { kind: 'piece', id: 'code-field', title: 'CodeField', of: ['CodeField'], render: codeField },
    { kind: 'piece', id: 'code-again', title: 'CodeAgain', of: ['CodeAgain'], render: codeAgain },
    { kind: 'piece', id: 'code-step', title: 'CodeStep', of: ['CodeStep'], render: codeStep },
  ],
};
