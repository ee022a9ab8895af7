import { getSettings } from '../../api/merchants';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

let lastRequest = 0;
let lastApplied = 0;

/**
 * Fetches theme, flags and order rules. §8: on failure the defaults of section 3 apply, or what was known.
 * As with the catalogue, responses older than the latest applied one are dropped: they may be another channel's.
 */
export async function loadSettings(): Promise<void> {
  lastRequest += 1;
  const request = lastRequest;
  const { http, now } = services();
  const [, settings] = await getSettings(
    http,
    merchant.state.channel === 'CLICK' ? 'click' : 'web',
  );
  if (request < lastApplied) return;
  if (settings) lastApplied = request;
  merchant.setSettings(settings, now());
}
