import { subscribe } from 'valtio/vanilla';
import { parseStartParam } from '../../domain/start/channel';
import { promoText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { applyPromo } from './applyPromo';

let isTaken = false;

/**
 * Takes the promo of the opening link (readings: start parameters) and says what came of it. It is
 * judged against the basket, so prices and settings are waited for. A basket that is still too small
 * keeps it. One that could not be looked up is offered again.
 */
export async function applyStartPromo(): Promise<void> {
  const start = parseStartParam(services().telegram.startParam);
  if (start?.kind !== 'promo' || isTaken) return;
  isTaken = true;
  await shopReady();
  await take(start.code);
}

async function take(code: string): Promise<void> {
  const outcome = await applyPromo(code);
  const isGood = outcome.kind === 'checked' && outcome.verdict === 'added';
  const again = { text: t('common.retry'), onPress: () => void take(code) };
  toasts.show(promoText(outcome, services().build.timeZone), {
    tone: isGood ? 'good' : 'plain',
    ...(outcome.kind === 'failed' && { action: again }),
  });
}

/** Settles when the basket can be priced and it is known what the merchant has switched on. */
function shopReady(): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const look = () => {
      if (catalog.state.status !== 'ready' || !merchant.state.hasSettings) return;
      for (const stop of stops) stop();
      resolve();
    };
    stops.push(subscribe(catalog.state, look), subscribe(merchant.state, look));
    look();
  });
}
