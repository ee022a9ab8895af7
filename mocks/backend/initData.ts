import { ExpiredError, validate } from '@tma.js/init-data-node';
import { Refusal } from './refusal';

const daySeconds = 24 * 60 * 60;
const skewSeconds = 60;

export type TelegramUser = {
  id: string;
  firstName: string;
  lastName: string;
  username: string | null;
  languageCode: string | null;
  photoUrl: string | null;
};

/**
 * Validates init data (§4, §5): signed by the bot, at most 24 hours old, and not from the future,
 * which the package does not check. `wall` is the current time in epoch milliseconds.
 */
export function checkSigned(raw: string, botToken: string, wall: number): URLSearchParams {
  if (raw.length <= 10) throw new Refusal(401, 'init-data-invalid');
  // The package reads the system clock; the offset lets a test set the time.
  const drift = Math.round((Date.now() - wall) / 1000);
  try {
    validate(raw, botToken, { expiresIn: Math.max(1, daySeconds + drift) });
  } catch (error) {
    const key = ExpiredError.is(error) ? 'init-data-expired' : 'init-data-invalid';
    throw new Refusal(401, key);
  }
  const params = new URLSearchParams(raw);
  const signedAt = Number(params.get('auth_date')) * 1000;
  if (signedAt > wall + skewSeconds * 1000) throw new Refusal(401, 'init-data-invalid');
  return params;
}

/** The Telegram user of validated init data. */
export function telegramUserOf(params: URLSearchParams): TelegramUser {
  const user = parseObject(params.get('user'));
  const id = user.id;
  if (typeof id !== 'number' && typeof id !== 'string') {
    throw new Refusal(401, 'init-data-invalid');
  }
  const stringOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id: String(id),
    firstName: stringOrNull(user.first_name) ?? '',
    lastName: stringOrNull(user.last_name) ?? '',
    username: stringOrNull(user.username),
    languageCode: stringOrNull(user.language_code),
    photoUrl: stringOrNull(user.photo_url),
  };
}

/** A phone, with a leading plus, and its owner. */
export type Contact = { telegramId: string; phone: string };

/** The contact of a validated contact response. */
export function contactOf(params: URLSearchParams): Contact {
  const contact = parseObject(params.get('contact'));
  const phone = String(contact.phone_number ?? '').replace(/\D/g, '');
  const telegramId = String(contact.user_id ?? '');
  if (phone === '' || telegramId === '')
    throw new Refusal(400, 'bad-request', { field: 'contact' });
  return { telegramId, phone: `+${phone}` };
}

function parseObject(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
