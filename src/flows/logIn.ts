import type { ApiError } from '../api/result';
import { confirmLogin, sendLoginCode } from '../api/sessions';
import * as session from '../stores/session';
import { loadOrderSettings } from './loadOrderRules';
import { settleAddresses } from './settleAddresses';
import { adoptUser } from './signIn';
import { wired } from './wiring';

/** Sends a code to a phone (digits with the country code). Answers the error, or null. */
export async function sendCode(phone: string): Promise<ApiError | null> {
  const { http, now } = wired();
  const [error, record] = await sendLoginCode(http, phone);
  if (record) session.setLoginRecord(record, now());
  return error;
}

/** Logs in with the code that was sent. Answers the error, or null when the person is in. */
export async function confirmCode(code: string): Promise<ApiError | null> {
  const record = session.state.loginRecord;
  if (!record) return null;
  const { http, telegram } = wired();
  const [error, signedIn] = await confirmLogin(http, record, code);
  if (error) {
    telegram.haptic('failure');
    return error;
  }
  session.signIn(signedIn.token, signedIn.user);
  adoptUser(signedIn.user);
  telegram.haptic('success');
  void loadOrderSettings();
  void settleAddresses();
  return null;
}
