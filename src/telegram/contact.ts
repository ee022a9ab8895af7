import { invokeCustomMethod, requestPhoneAccess } from '@tma.js/sdk';
import type { ContactAnswer } from './handle';

/** The user may take a while to decide. */
const consentTimeoutMs = 5 * 60_000;
const readTimeoutMs = 10_000;
const requestTimeoutMs = 2000;
const retryDelayMs = 250;

type Contact = { phone: string | null; firstName: string | null };

/** §4: requests the contact; once it has been sent, reads phone and first name. */
export function createContactRequest(): () => Promise<ContactAnswer> {
  let inFlight: Promise<ContactAnswer> | null = null;
  return () => {
    inFlight ??= request().finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}

async function request(): Promise<ContactAnswer> {
  if (!requestPhoneAccess.isAvailable()) return { status: 'unavailable' };
  try {
    const status = await requestPhoneAccess({ timeout: consentTimeoutMs });
    return status === 'sent' ? { status, ...(await readContact()) } : { status: 'cancelled' };
  } catch {
    return { status: 'unavailable' };
  }
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
    const invoke = invokeCustomMethod('getRequestedContact', {}, { timeout: requestTimeoutMs });
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
