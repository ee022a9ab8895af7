import type { ApiError } from '../../api/result';
import { isTemporary } from '../../domain/addresses/address';
import { sameLatLng } from '../../domain/geo/geo';
import type { Order, OrderDraft } from '../../domain/order/order';
import { canPayOtherwise } from '../../domain/order/orderActions';
import type { Reorder } from '../../domain/order/reorder';
import { formatDate, formatTime } from '../../domain/time/dates';
import { readStaffNotes } from '../../i18n/staffNotes';
import { t } from '../../i18n/t';
import { openOnHome } from '../../navigation/navigate';
import { choosePaymentPath } from '../../navigation/sheetPaths';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as orders from '../../stores/order/orders';
import { putLines } from '../basket/orderAgain';
import { serverNow } from '../platform';
import { services } from '../services';
import { cancelOrder } from './cancelOrder';
import { refillCutlery, refillDoor, refillSubstitution } from './refillWishes';
import { refreshOrder } from './trackOrders';

/**
 * `moved`: in the meantime the order was paid, cancelled or begun; its latest state is in
 * `orders.known`. `unknown`: its state could not be fetched. `failed`: it could not be cancelled.
 * The basket is as it was in all of them.
 */
export type OtherPayment =
  | { kind: 'open' | 'moved' | 'unknown' }
  | { kind: 'failed'; error: ApiError };

/**
 * Cancels an unpaid order, puts its lines on top of the basket and opens the checkout at its
 * payment. An order that is no longer unpaid is left alone.
 */
export async function payOtherwise({ id }: Order, plan: Reorder): Promise<OtherPayment> {
  if ((await refreshOrder(id)) !== 'ready') return { kind: 'unknown' };
  const order = orders.state.known[id];
  const { cancelOrderActive } = merchant.state.settings.flags;
  if (!order || !canPayOtherwise(order, cancelOrderActive)) return { kind: 'moved' };
  const error = await cancelOrder(id, t('orders.otherPayment.action'));
  if (error) return { kind: 'failed', error };
  // Paid a moment before it was cancelled: the money comes back first, nobody pays twice in haste.
  if (orders.state.known[id]?.isPaid) return { kind: 'moved' };
  putLines(plan);
  refillDraft(order);
  openOnHome(choosePaymentPath);
  return { kind: 'open' };
}

type Refill = (order: Order) => void;

/**
 * What becomes of each field of the draft when an order is placed: it is `kept`, comes back from the
 * order unless something was entered since then, or is asked for again, as orders do not tell it.
 */
const refills: Readonly<Record<keyof OrderDraft, Refill | 'kept' | 'asked again'>> = {
  serviceType: 'kept',
  branchId: 'kept',
  address: refillDetails,
  paymentType: 'kept',
  cardId: 'kept',
  promo: 'asked again',
  cashback: 'asked again',
  later: refillTime,
  day: refillTime,
  time: refillTime,
  receiver: ({ receiver }) => draft.setReceiver(draft.state.receiver ?? receiver),
  sendCheque: 'asked again',
  sendChequePhone: 'asked again',
  courierComment: ({ courierComment }) =>
    draft.setCourierComment(draft.state.courierComment || readStaffNotes(courierComment).own),
  note: ({ note }) => draft.setNote(draft.state.note || readStaffNotes(note).own),
  substitution: refillSubstitution,
  // An order that is paid online says nothing about change.
  change: 'kept',
  door: refillDoor,
  cutlery: refillCutlery,
};

function refillDraft(order: Order) {
  for (const refill of new Set(Object.values(refills)))
    if (typeof refill === 'function') refill(order);
}

/** The address stays, but an unsaved one loses entrance, floor and office when an order is placed. */
function refillDetails({ address: ordered }: Order) {
  const { address } = draft.state;
  if (!address || !ordered || !isTemporary(address) || !sameLatLng(address, ordered)) return;
  if (Object.values(address.details).some(Boolean)) return;
  draft.setAddress({ ...address, details: ordered.details });
}

function refillTime({ deliveryAt }: Order) {
  if (draft.state.later || deliveryAt === null || deliveryAt <= serverNow()) return;
  const { timeZone } = services().build;
  const day = formatDate(deliveryAt, timeZone).split('.').reverse().join('-');
  draft.setTime({ day, time: formatTime(deliveryAt, timeZone) });
}
