import { listPromos } from '../../api/promos';
import * as promos from '../../stores/promo/promos';
import * as session from '../../stores/session/session';
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
