import { t } from '../i18n/t';
import * as cart from '../stores/cart';
import * as draft from '../stores/draft';
import * as session from '../stores/session';
import * as toasts from '../stores/toasts';
import { forgetPerson } from './logOut';
import { exchange } from './signIn';
import { wired } from './wiring';

let isHealing = false;
let healedToken: string | null = null;

/**
 * The server has refused a stored token: the person is logged out (§4). Inside Telegram the app then
 * signs in once more with the init data, and the same person finds basket and draft again. Answers
 * whether the refused call may be made once more. A token that came from healing is never healed.
 */
export async function healSession(): Promise<boolean> {
  if (isHealing) return false;
  isHealing = true;
  const isHealed = await heal();
  isHealing = false;
  return isHealed;
}

async function heal(): Promise<boolean> {
  const { telegram } = wired();
  const mayHeal = telegram.initData !== null && session.state.token !== healedToken;
  const kept = {
    userId: session.state.user?.id,
    lines: cart.state.lines.map((line) => ({ ...line })),
    draft: { ...draft.state },
  };
  forgetPerson();
  if (!mayHeal || !telegram.initData || !(await exchange(telegram.initData))) {
    toasts.show(t('errors.staleSession'), { tone: 'bad' });
    return false;
  }
  healedToken = session.state.token;
  if (session.state.user?.id === kept.userId) {
    cart.replace(kept.lines);
    draft.restore(kept.draft);
  }
  return true;
}
