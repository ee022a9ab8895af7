import { listCards } from '../../api/cards';
import * as cards from '../../stores/cards/cards';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { services } from '../services';

/** Fetches the saved cards of whoever is logged in, where the merchant takes cards. Returns whether they came. */
export async function loadCards(): Promise<boolean> {
  // Known a moment after the token: what is asked for before that would be nobody's.
  const userId = session.state.user?.id;
  if (!merchant.state.settings.flags.cardActive || !userId) return false;
  cards.setStatus('loading');
  const [, found] = await listCards(services().http);
  if (session.state.user?.id !== userId) return false;
  if (found) cards.setCards(found);
  else cards.setStatus('failed');
  return found !== null;
}
