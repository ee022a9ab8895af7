import * as v from 'valibot';
import type { PhoneChange, User } from '../domain/session/user';
import type { Language } from '../domain/text/language';
import type { Http } from './call';
import { firstOf, required } from './readers/field';
import { toToken } from './readers/links';
import { orNull, theRecord } from './readers/records';
import type { Result } from './result';
import { sentCodeTo, user, withCode } from './users';

/** The names of the token (the others but the first assumed). */
const tokenNames = ['token', 'accessToken', 'access_token'];
const token = required((value) => toToken(firstOf(value, tokenNames)) ?? toToken(value, 8));

/** Exchanges Telegram's init data for a token (§4, mini-app start). */
export const exchangeInitData = (
  http: Http,
  initData: string,
): Promise<Result<{ token: string }>> =>
  http.post('/webbot/v1/users/token', {
    scope: 'signIn',
    body: { initData },
    schema: v.pipe(
      theRecord(token),
      v.transform((own) => ({ token: own })),
    ),
  });

/** Signs in with the token and the init data; null if the response has no user. */
export const authenticate = (http: Http, initData: string): Promise<Result<User | null>> =>
  http.post('/webbot/v1/users/auth', {
    withToken: true,
    body: { initData },
    schema: orNull(theRecord(user)),
  });

/** Sends a login code to a phone (§4, log-in; settled: assumed calls). */
export const sendLoginCode = (http: Http, phone: string): Promise<Result<PhoneChange>> =>
  http.post('/webbot/v1/users/login', {
    scope: 'signIn',
    body: { phone, type: 'WEB' },
    schema: sentCodeTo(phone),
  });

/** A token, and the user where the answer has one. */
const signedIn = v.pipe(
  v.unknown(),
  v.transform((answer) => ({ token: answer, answer })),
  v.object({ token: theRecord(token), answer: theRecord(orNull(v.object({ user }))) }),
  v.transform(({ token: own, answer }) => ({ token: own, user: answer?.user ?? null })),
);

/** Logs in with the code; the user is null where the server sends only a token. */
export const confirmLogin = (
  http: Http,
  record: PhoneChange,
  code: string,
): Promise<Result<{ token: string; user: User | null }>> =>
  http.post('/webbot/v1/users/login', {
    scope: 'signIn',
    body: withCode(record, code),
    schema: signedIn,
  });

/**
 * Ends a token's session; the token may already be gone from the store. In the bot with PUT,
 * falling back to POST (settled: start), and to the web's call, since a browser may hold init data
 * that has expired; `telegram` is null without any.
 */
export async function logOut(
  http: Http,
  withToken: string,
  telegram: { initData: string; language: Language } | null,
): Promise<Result<null>> {
  const ofWeb = () => http.post('/users/v1/users/logout', { withToken });
  if (!telegram) return ofWeb();
  const path = '/webbot/v1/users/logout';
  const { initData, language } = telegram;
  const [error] = await http.put(path, { withToken, body: { initData, language } });
  if (!error) return [null, null];
  const [again] = await http.post(path, { withToken, body: { initData } });
  return again ? ofWeb() : [null, null];
}
