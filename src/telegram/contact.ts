import { invokeCustomMethod, request2, requestPhoneAccess } from '@tma.js/sdk';
import type { ContactAnswer } from './handle';
import { lateMs, untilAnswered, waits } from './waits';

const readTimeoutMs = 10_000;
const retryDelayMs = 250;

type Contact = { phone: string | null; firstName: string | null };

type OnLate = (answer: ContactAnswer) => void;

/** §4: requests the contact; once it has been sent, reads phone and first name. */
export function createContactRequest(): (onLate?: OnLate) => Promise<ContactAnswer> {
  let inFlight: Promise<ContactAnswer> | null = null;
  return (onLate) => {
    inFlight ??= request(onLate).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}

const unavailable: ContactAnswer = { status: 'unavailable' };

async function request(onLate?: OnLate): Promise<ContactAnswer> {
  if (!requestPhoneAccess.isAvailable()) return unavailable;
  // Not through the SDK, which asks once for as long as there is no answer.
  const asked = request2('web_app_request_phone', 'phone_requested', { timeout: lateMs });
  const answer = asked.then(({ status }) => status);
  const status = await untilAnswered<string | null>('contact', answer, null, (late) => {
    void withContact(late).then(onLate);
  });
  return withContact(status);
}

/** Only the question is waited for while the person does something else: what was shared is read in its own time. */
async function withContact(status: string | null): Promise<ContactAnswer> {
  if (status === null) return unavailable;
  return status === 'sent' ? { status, ...(await readContact()) } : { status: 'cancelled' };
}

/** Telegram's servers pass the contact on with a delay: polls until it is there or time is up. */
async function readContact(): Promise<Contact> {
  const until = performance.now() + readTimeoutMs;
  do {
    const contact = await fetchContact();
    if (contact) return contact;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  } while (performance.now() < until);
  return { phone: null, firstName: null };
}

async function fetchContact(): Promise<Contact | null> {
  try {
    const invoke = invokeCustomMethod(
      'getRequestedContact',
      {},
      { timeout: waits.contactRead.longestMs },
    );
    const response = await invoke();
    return response._tag === 'Right' ? parseContact(response.right) : null;
  } catch {
    return null;
  }
}

/** Parses `contact={"phone_number":…}&auth_date=…&hash=…`; null if it has no phone. */
export function parseContact(response: unknown): Contact | null {
  if (typeof response !== 'string') return null;
  try {
    const contact: unknown = JSON.parse(new URLSearchParams(response).get('contact') ?? 'null');
    if (typeof contact !== 'object' || contact === null || !('phone_number' in contact))
      return null;
    const digits = String(contact.phone_number).replace(/\D/g, '');
    const firstName = 'first_name' in contact ? String(contact.first_name) : null;
    return digits ? { phone: `+${digits}`, firstName } : null;
  } catch {
    return null;
  }
}
