import { listCards } from '../api/cards';
import * as cards from '../stores/cards';
import * as merchant from '../stores/merchant';
import * as session from '../stores/session';
import { wired } from './wiring';

/** Fetches the saved cards of whoever is logged in, where the merchant takes cards. */
export async function loadCards(): Promise<void> {
  // Known a moment after the token: what is asked for before that would be nobody's.
  const userId = session.state.user?.id;
  if (!merchant.state.settings.flags.cardActive || !userId) return;
  cards.setStatus('loading');
  const [, found] = await listCards(wired().http);
  if (session.state.user?.id !== userId) return;
  if (found) cards.setCards(found);
  else cards.setStatus('failed');
}
