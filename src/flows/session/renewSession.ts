import { failureKind } from '../../api/failureKind';
import type { ApiError } from '../../api/result';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { syncAddresses } from '../addresses/syncAddresses';
import { services } from '../services';
import { forgetPerson } from './logOut';
import { exchange } from './signIn';

let isRenewing = false;
let renewedToken: string | null = null;

/**
 * The server has refused a stored token, with `refusal`. Inside Telegram the app signs in once more
 * with the init data, unnoticed; where that is of no use the person is logged out (§4). Returns whether
 * the refused call may be made once more: never in the name of somebody else. A token that came from
 * healing is not healed again, nor is one that is refused meanwhile, so that there is no loop.
 */
export async function renewSession(refusal: ApiError): Promise<boolean> {
  if (isRenewing) return false;
  isRenewing = true;
  try {
    return await renew(refusal);
  } finally {
    isRenewing = false;
  }
}

async function renew(refusal: ApiError): Promise<boolean> {
  const { initData } = services().telegram;
  const { token, user } = session.state;
  // What is stored stays until it is known that nobody comes back: a web view may be killed any time.
  const canRenew = initData !== null && token !== renewedToken;
  const error = canRenew ? (await exchange(initData)).error : refusal;
  if (!error) {
    renewedToken = session.state.token;
    void syncAddresses();
    return session.state.user?.id === user?.id;
  }
  // The person has logged out meanwhile.
  if (error.kind === 'noToken' || error.kind === 'ended') return false;
  if (failureKind(error) === 'refused') {
    forgetPerson();
    // §4: after a log-out the person is at the root; a sheet may show what was theirs.
    closeAllSheets();
  }
  // The person has not been refused: their basket waits for the next sign-in.
  else session.setGuest();
  toasts.show(t('errors.staleSession'), { tone: 'bad' });
  return false;
}
