import { expect, test, vi } from 'vitest';
import { createContactRequest, parseContact } from './contact';
import { graceMs } from './waits';

/** A client that answers the question after a second; Telegram’s servers know the contact three seconds later. */
vi.mock('@tma.js/sdk', () => {
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  let sharedAt = Number.POSITIVE_INFINITY;
  return {
    on: () => () => undefined,
    requestPhoneAccess: { isAvailable: () => true },
    request2: async () => {
      await after(1000);
      sharedAt = performance.now();
      return { status: 'sent' };
    },
    invokeCustomMethod: () => () => {
      const contact = { phone_number: '998901234567', first_name: 'Али' };
      const isKnown = performance.now() - sharedAt > 3000;
      return Promise.resolve({ _tag: 'Right', right: isKnown ? answer(contact) : '' });
    },
  };
});

test('a contact that has been shared is read, whatever is pressed meanwhile', async () => {
  vi.useFakeTimers();
  const onLate = vi.fn();
  const asked = createContactRequest()(onLate);
  await vi.advanceTimersByTimeAsync(graceMs);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(asked).resolves.toEqual({
    status: 'sent',
    phone: '+998901234567',
    firstName: 'Али',
  });
  expect(onLate).not.toHaveBeenCalled();
  vi.useRealTimers();
});

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
