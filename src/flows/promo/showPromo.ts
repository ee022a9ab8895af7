import { promoText } from '../../i18n/promoText';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { isPromoTaken, type PromoOutcome } from './applyPromo';

/** Shows what became of a promo: a success also when it only waits for a larger basket. */
export function showPromo(
  outcome: PromoOutcome,
  action?: { text: string; onPress: () => void },
): void {
  toasts.show(promoText(outcome, services().build.timeZone), {
    tone: isPromoTaken(outcome) ? 'good' : 'plain',
    ...(action && { action }),
  });
}
