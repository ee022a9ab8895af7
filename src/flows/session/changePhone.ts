import { failureKind } from '../../api/failureKind';
import type { ApiError } from '../../api/result';
import { changePhone, verifyPhone } from '../../api/users';
import { normalizePhone } from '../../domain/session/phone';
import * as phoneChange from '../../stores/session/phoneChange';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { refreshProfile } from './signIn';

/** Sends a code to a new phone number (§4, phone change). Returns the error, or null. */
export async function sendPhoneCode(phone: string): Promise<ApiError | null> {
  const { http, telegram, now } = services();
  const [error, record] = await changePhone(http, phone);
  if (record) phoneChange.begin(record, now());
  else telegram.haptic('failure');
  return error;
}

/**
 * Verifies the code sent to the new number. Returns the error, or null once the number is changed.
 */
export async function confirmPhone(code: string): Promise<ApiError | null> {
  const { http, telegram } = services();
  const { record } = phoneChange.state;
  const userId = session.state.user?.id;
  if (!record || !userId) return null;
  const [error, stored] = await verifyPhone(http, record, code);
  const phone = error ? await findChangedPhone(error, record.phone) : normalizePhone(stored);
  telegram.haptic(phone === null ? 'failure' : 'success');
  if (phone === null) return error;
  const { user } = session.state;
  if (user?.id === userId) session.setUser({ ...user, phone, isPhoneVerified: true });
  phoneChange.setDone();
  return null;
}

/** A write whose response was lost may have been applied: check the profile. */
async function findChangedPhone(error: ApiError, wanted: string): Promise<string | null> {
  if (failureKind(error) === 'refused') return null;
  if (await refreshProfile()) return null;
  const phone = normalizePhone(session.state.user?.phone ?? '');
  return phone === normalizePhone(wanted) ? phone : null;
}
