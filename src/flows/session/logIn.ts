import type { ApiError } from '../../api/result';
import { confirmLogin, sendLoginCode } from '../../api/sessions';
import * as session from '../../stores/session/session';
import { syncAddresses } from '../addresses/loadAddresses';
import { loadOrderSettings } from '../order/loadOrderRules';
import { services } from '../services';
import { adoptUser } from './signIn';

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
  session.signIn(signedIn.token, signedIn.user);
  adoptUser(signedIn.user);
  telegram.haptic('success');
  void loadOrderSettings();
  void syncAddresses();
  return null;
}
