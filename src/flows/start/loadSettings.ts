import { getSettings } from '../../api/merchants';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

/** Fetches look, flags and order rules. §8: when that fails the defaults of section 3 hold. */
export async function loadSettings(): Promise<void> {
  const { http } = services();
  const [, settings] = await getSettings(
    http,
    merchant.state.channel === 'CLICK' ? 'click' : 'web',
  );
  merchant.setSettings(settings);
}
