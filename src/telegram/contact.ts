import { invokeCustomMethod, requestPhoneAccess } from '@tma.js/sdk';
import type { ContactAnswer } from './handle';

/** The person may think for a while. */
const thinkingMs = 5 * 60_000;
const readingMs = 10_000;
const answerMs = 2000;
const pauseMs = 250;

type Contact = { phone: string | null; firstName: string | null };

/** §4: the contact is asked for, and when it has been sent, phone and first name are read. */
export function createContactRequest(): () => Promise<ContactAnswer> {
  let asking: Promise<ContactAnswer> | null = null;
  return () => {
    asking ??= request().finally(() => {
      asking = null;
    });
    return asking;
  };
}

async function request(): Promise<ContactAnswer> {
  if (!requestPhoneAccess.isAvailable()) return { status: 'unavailable' };
  try {
    const status = await requestPhoneAccess({ timeout: thinkingMs });
    return status === 'sent' ? { status, ...(await readContact()) } : { status: 'cancelled' };
  } catch {
    return { status: 'unavailable' };
  }
}

/** Telegram's servers take a moment to pass the contact on: asks until it is there, or time is up. */
async function readContact(): Promise<Contact> {
  const until = performance.now() + readingMs;
  do {
    const contact = await askOnce();
    if (contact) return contact;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  } while (performance.now() < until);
  return { phone: null, firstName: null };
}

async function askOnce(): Promise<Contact | null> {
  try {
    const ask = invokeCustomMethod('getRequestedContact', {}, { timeout: answerMs });
    const answer = await ask();
    return answer._tag === 'Right' ? parseContact(answer.right) : null;
  } catch {
    return null;
  }
}

/** Reads `contact={"phone_number":…}&auth_date=…&hash=…`; null when there is no phone in it. */
export function parseContact(answer: unknown): Contact | null {
  if (typeof answer !== 'string') return null;
  try {
    const contact: unknown = JSON.parse(new URLSearchParams(answer).get('contact') ?? 'null');
    if (typeof contact !== 'object' || contact === null || !('phone_number' in contact))
      return null;
    const digits = String(contact.phone_number).replace(/\D/g, '');
    const firstName = 'first_name' in contact ? String(contact.first_name) : null;
    return digits ? { phone: `+${digits}`, firstName } : null;
  } catch {
    return null;
  }
}
