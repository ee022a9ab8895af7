import type { User } from '../../src/domain/session/user';
import { backend } from '../journey';

const boris = '+998904445566';

/**
 * Logs Boris in at a merchant and stores his session as another window would. Returns the key of
 * the storage event.
 */
export async function storeSession(merchant: string): Promise<string> {
  const ask = async (body: object) => {
    const url = 'http://localhost/api/webbot/v1/users/login';
    const headers = { merchant, 'content-type': 'application/json' };
    const text = JSON.stringify({ phone: boris, ...body });
    const answer = await backend.fetch(new Request(url, { method: 'POST', headers, body: text }));
    return answer.json();
  };
  const { id } = await ask({ type: 'WEB' });
  const { token, user } = await ask({ id, code: backend.db.codes.at(-1)?.code });
  const profile: User = {
    ...{ id: user.id, firstName: 'Boris', lastName: '', phone: boris, isPhoneVerified: true },
    ...{ email: null, image: null, birthday: null, gender: null, cashback: 0 },
  };
  const store = (key: string, value: unknown) =>
    localStorage.setItem(key, JSON.stringify({ format: 1, value }));
  const own = `${merchant}@user-${user.id}`;
  store(`owner:${merchant}`, user.id);
  store(`token:${own}`, token);
  store(`user:${own}`, profile);
  return `user:${own}`;
}
