import { expect, test } from 'vitest';
import { parseContact } from './contact';

const answer = (contact: unknown) =>
  new URLSearchParams({ contact: JSON.stringify(contact), auth_date: '1', hash: 'x' }).toString();

test('phone, prefixed with a plus, and first name are parsed', () => {
  const contact = { user_id: 1, phone_number: '998901234567', first_name: 'Али' };
  expect(parseContact(answer(contact))).toEqual({ phone: '+998901234567', firstName: 'Али' });
});

test.each([
  ['nothing yet', ''],
  ['no string', { result: 1 }],
  ['no contact', 'auth_date=1'],
  ['broken contact', 'contact=%7B'],
  ['a contact without a phone', answer({ first_name: 'Али' })],
  ['an empty phone', answer({ phone_number: '' })],
])('%s is not a contact', (_, text) => {
  expect(parseContact(text)).toBeNull();
});
