import { failureKind } from '../../api/failureKind';
import type { ApiError } from '../../api/result';
import { confirmLogin, sendLoginCode } from '../../api/sessions';
import * as session from '../../stores/session/session';
import { syncAddresses } from '../addresses/loadAddresses';
import { loadOrderSettings } from '../order/loadOrderRules';
import { services } from '../services';
import { adoptUser, awaitProfile, refreshProfile } from './signIn';

/** Sends a code to a phone number (digits with the country code). Returns the error, or null. */
export async function sendCode(phone: string): Promise<ApiError | null> {
  const { http, now } = services();
  const [error, record] = await sendLoginCode(http, phone);
  if (record) session.setLoginRecord(record, now());
  return error;
}

/** Logs in with the code. Returns the error, or null on success. */
export async function confirmCode(code: string): Promise<ApiError | null> {
  const record = session.state.loginRecord;
  if (!record) return null;
  const { http, telegram } = services();
  const [error, signedIn] = await confirmLogin(http, record, code);
  if (error) {
    telegram.haptic('failure');
    return error;
  }
  const { token, user } = signedIn;
  if (user) {
    session.signIn(token, user);
    adoptUser(user);
  } else {
    session.setToken(token);
    const denied = await findProfile();
    if (denied) return denied;
  }
  telegram.haptic('success');
  void loadOrderSettings();
  void syncAddresses();
  return null;
}

/** As in the bot: a token first, and the profile for it. Returns why the token is of no use, or null. */
async function findProfile(): Promise<ApiError | null> {
  const error = await refreshProfile();
  if (error?.kind === 'ended') return error;
  if (error && failureKind(error) === 'refused') {
    session.setGuest();
    return error;
  }
  session.setLoginRecord(null, 0);
  if (error) {
    session.missProfile();
    void awaitProfile();
  }
  return null;
}
