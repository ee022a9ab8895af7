import { getSettings } from '../../api/merchants';
import * as merchant from '../../stores/merchant';
import { inOrder } from '../inOrder';
import { services } from '../services';

const begin = inOrder();

/**
 * Fetches theme, flags and order rules. §8: on failure the defaults of section 3 apply, or what was known.
 * As with the catalogue, responses older than the latest applied one are dropped: they may be another channel's.
 */
export async function loadSettings(): Promise<void> {
  const counts = begin();
  const { http, now } = services();
  const [, settings] = await getSettings(
    http,
    merchant.state.channel === 'CLICK' ? 'click' : 'web',
  );
  if (counts(settings !== null)) merchant.setSettings(settings, now());
}
