import { ExpiredError, validate } from '@tma.js/init-data-node';
import { demoBotToken } from './bot';
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
 * Checks init data (§4, §5) with Telegram's rules: signed by the bot, at most 24 hours old, and,
 * which the package leaves to its user, not from the future.
 * `wall` is the present in epoch milliseconds.
 */
export function checkSigned(raw: string, wall: number): URLSearchParams {
  if (raw.length <= 10) throw new Refusal(401, 'init-data-invalid');
  // The package reads the machine's clock; the difference lets a test fix the present.
  const drift = Math.round((Date.now() - wall) / 1000);
  try {
    validate(raw, demoBotToken, { expiresIn: Math.max(1, daySeconds + drift) });
  } catch (error) {
    const key = ExpiredError.is(error) ? 'init-data-expired' : 'init-data-invalid';
    throw new Refusal(401, key);
  }
  const params = new URLSearchParams(raw);
  const signedAt = Number(params.get('auth_date')) * 1000;
  if (signedAt > wall + skewSeconds * 1000) throw new Refusal(401, 'init-data-invalid');
  return params;
}

/** The Telegram user of checked init data. */
export function telegramUserOf(params: URLSearchParams): TelegramUser {
  const user = parseObject(params.get('user'));
  const id = user.id;
  if (typeof id !== 'number' && typeof id !== 'string') {
    throw new Refusal(401, 'init-data-invalid');
  }
  const word = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id: String(id),
    firstName: word(user.first_name) ?? '',
    lastName: word(user.last_name) ?? '',
    username: word(user.username),
    languageCode: word(user.language_code),
    photoUrl: word(user.photo_url),
  };
}

/** The phone of a checked contact answer, with a leading plus, and whose it is. */
export function contactOf(params: URLSearchParams): { telegramId: string; phone: string } {
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
