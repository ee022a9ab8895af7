import { subscribe } from 'valtio/vanilla';
import { parseStartParam } from '../../domain/start/channel';
import { t } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { services } from '../services';
import { applyPromo } from './applyPromo';
import { showPromo } from './showPromo';

let isTaken = false;

/**
 * Applies the promo from the start link (settled: start parameters) and shows the result. Waits
 * for prices and settings, since the basket decides; a basket that is too small keeps the promo. A
 * failed look-up offers a retry.
 */
export async function applyStartPromo(): Promise<void> {
  const start = parseStartParam(services().telegram.startParam);
  if (start?.kind !== 'promo' || isTaken) return;
  isTaken = true;
  await shopReady();
  await apply(start.code);
}

async function apply(code: string): Promise<void> {
  const outcome = await applyPromo(code);
  const again = { text: t('common.retry'), onPress: () => void apply(code) };
  showPromo(outcome, outcome.kind === 'failed' ? again : undefined);
}

/** Resolves when the basket can be priced and the settings are known. */
function shopReady(): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const check = () => {
      if (catalog.state.status !== 'ready' || !merchant.state.hasSettings) return;
      for (const stop of stops) stop();
      resolve();
    };
    stops.push(subscribe(catalog.state, check), subscribe(merchant.state, check));
    check();
  });
}
