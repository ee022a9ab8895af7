import { getSettings } from '../../api/merchants';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

/** Fetches theme, flags and order rules. §8: on failure the defaults of section 3 apply, or what was known. */
export async function loadSettings(): Promise<void> {
  const { http, now } = services();
  const [, settings] = await getSettings(
    http,
    merchant.state.channel === 'CLICK' ? 'click' : 'web',
  );
  merchant.setSettings(settings, now());
}
