import { listCards } from '../../api/cards';
import * as cards from '../../stores/cards/cards';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { services } from '../services';

/** Fetches the user's saved cards where the merchant accepts cards. Returns whether they loaded. */
export async function loadCards(): Promise<boolean> {
  // The user id arrives after the token; without it the result has no owner.
  const userId = session.state.user?.id;
  if (!merchant.state.settings.flags.cardActive || !userId) return false;
  cards.setStatus('loading');
  const [, found] = await listCards(services().http);
  if (session.state.user?.id !== userId) return false;
  if (found) cards.setCards(found);
  else cards.setStatus('failed');
  return found !== null;
}
