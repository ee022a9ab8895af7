import type { ApiError } from '../api/http';
import { t } from '../i18n/t';
import * as session from '../stores/session';
import * as toasts from '../stores/toasts';
import { forgetPerson } from './logOut';
import { settleAddresses } from './settleAddresses';
import { exchange } from './signIn';
import { wired } from './wiring';

let isHealing = false;
let healedToken: string | null = null;

/**
 * The server has refused a stored token. Inside Telegram the app signs in once more with the init
 * data, unnoticed; where that is of no use the person is logged out (§4). Answers whether the refused
 * call may be made once more: never in the name of somebody else. A token that came from healing is
 * not healed again, nor is one that is refused meanwhile, so that there is no loop.
 */
export async function healSession(): Promise<boolean> {
  if (isHealing) return false;
  isHealing = true;
  try {
    return await heal();
  } finally {
    isHealing = false;
  }
}

async function heal(): Promise<boolean> {
  const { initData } = wired().telegram;
  const { token, user } = session.state;
  // What is stored stays until it is known that nobody comes back: a web view may be killed any time.
  const error = initData !== null && token !== healedToken ? await exchange(initData) : refused;
  if (!error) {
    healedToken = session.state.token;
    void settleAddresses();
    return session.state.user?.id === user?.id;
  }
  if (isRefusal(error)) forgetPerson();
  // Nobody has said no to the person: their basket waits for the next sign-in.
  else session.setGuest();
  toasts.show(t('errors.staleSession'), { tone: 'bad' });
  return false;
}

type Refusal = Pick<ApiError, 'kind' | 'status'>;

const refused: Refusal = { kind: 'unauthorized', status: 401 };

const isRefusal = ({ kind, status }: Refusal): boolean =>
  kind === 'unauthorized' || kind === 'noToken' || (kind === 'status' && (status ?? 0) < 500);
