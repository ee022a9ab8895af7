import { listPromos } from '../../api/promos';
import { copyText } from '../../device/clipboard';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import * as promos from '../../stores/promo/promos';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** Fetches the signed-in user's promos; guests have none (§6). */
export async function loadPromos(): Promise<void> {
  const userId = session.state.user?.id;
  if (!userId || !session.state.token) return;
  promos.setStatus('loading');
  const [, own] = await listPromos(services().http, userId);
  if (session.state.user?.id !== userId) return;
  if (own) promos.setOwn(own);
  else promos.setStatus('failed');
}

/** Copies a promo code to the clipboard. */
export async function copyCode(code: string): Promise<void> {
  const isCopied = await copyText(code);
  services().telegram.haptic(isCopied ? 'select' : 'failure');
  if (isCopied) toasts.show(t('profile.copied', { code: isolate(code) }), { tone: 'good' });
  else toasts.show(t('profile.copyFailed'), { tone: 'bad' });
}
