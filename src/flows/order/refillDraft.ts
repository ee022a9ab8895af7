import type { Order } from '../../domain/order/order';
import type { Occasion } from '../../domain/order/orderFields';
import { refilled } from '../../domain/order/orderPreferences';
import { readStaffNotes } from '../../i18n/staffNotes';
import * as draft from '../../stores/order/draft';
import { serverNow } from '../platform';
import { services } from '../services';

/** Fills in what an earlier order had, unless something was entered since (`orderFields`). */
export function refillDraft(order: Order, occasion: Occasion): void {
  const { timeZone } = services().build;
  const past = { order, read: readStaffNotes, now: serverNow(), timeZone };
  draft.fill(refilled(draft.state, past, occasion));
}
