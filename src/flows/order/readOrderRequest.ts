import type { Address } from '../../domain/addresses/address';
import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { type OrderDraft, substitutionOf } from '../../domain/order/draftFields';
import type { ServiceType } from '../../domain/order/order';
import { notesIn } from '../../domain/order/orderPreferences';
import { composeOrder, type OrderRequest } from '../../domain/order/orderRequest';
import type { StaffNote } from '../../domain/order/staffNotes';
import { promoInForce } from '../../domain/promo/promo';
import { orderDeviceOf } from '../../domain/start/channel';
import type { Language } from '../../domain/text/language';
import { labelled } from '../../i18n/phrases';
import { writeStaffNotes } from '../../i18n/staffNotes';
import * as addresses from '../../stores/addresses/addresses';
import { readBasket } from '../../stores/basket/basket';
import * as branches from '../../stores/branches/branches';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { readHandOver } from '../../stores/order/handOver';
import { readPayment } from '../../stores/order/payment';
import { readSchedule, type ScheduledAt } from '../../stores/order/schedule';
import * as session from '../../stores/session/session';
import { isMenuOnly } from '../../stores/table/menuOnly';
import * as table from '../../stores/table/table';
import { serverNow } from '../platform';
import { services } from '../services';
import { isInBot } from '../session/botInitData';

/**
 * The order request built from the stores; null when nobody is signed in or it cannot be ordered as
 * is.
 */
export function readOrderRequest(): OrderRequest | null {
  const basket = readBasket();
  const deliveryAt = scheduledAt();
  const shop = merchant.state.merchant;
  const { user } = session.state;
  const { chosen } = readPayment();
  if (!shop || !user || basket.lines.length === 0 || basket.hasProblems) return null;
  if (isMenuOnly()) return null;
  if (!chosen || deliveryAt === 'past' || deliveryAt === 'closed') return null;
  const { telegram } = services();
  const branchId = branches.state.nearestId;
  const serviceType = readServiceType();
  const noted = notesForShop({ draft: draft.state, lines: basket.lines }, serviceType);
  return composeOrder({
    draft: {
      ...noted.draft,
      address: withKnownCity(addresses.withKnownId(noted.draft.address)),
      paymentType: chosen.type,
      cardId: chosen.cardId,
    },
    serviceType,
    branchId,
    cityId: branches.state.branches.find(({ id }) => id === branchId)?.cityId ?? null,
    lines: noted.lines,
    totals: basket.totals,
    promo: promoInForce(basket.promo),
    device: orderDeviceOf(merchant.state.channel, isInBot()),
    user,
    telegramId: telegram.user?.id ?? null,
    merchantId: shop.id,
    table: table.state.table,
    deliveryType: merchant.state.orderSettings?.deliveryProvider ?? null,
    deliveryTariffId: deliveryQuote.state.tariffId,
    deliveryAt,
    isReceiverOffered: merchant.state.settings.flags.receiverActive,
  });
}

/** An address whose city the server no longer has says none: the branch's stands in for it. */
function withKnownCity<A extends Address | null>(address: A): A {
  const { cities } = branches.state;
  const isKnown = cities.length === 0 || cities.some(({ id }) => id === address?.cityId);
  return address && !isKnown ? { ...address, cityId: null } : address;
}

type Notes = { draft: OrderDraft; lines: readonly ResolvedLine[] };

/**
 * Adds to the notes what §3 has no field for: whose a line is, so that it can be written on the
 * box, and what to do if a product is out; for the person who hands the order over, the change
 * and the wishes for the door. At a table the waiter comes and asks; a shop without line notes
 * (`productComment`) gets the answer for the whole order only.
 */
function notesForShop({ draft, lines }: Notes, serviceType: ServiceType): Notes {
  const { settings } = merchant.state;
  const { build } = services();
  const staff = { language: staffLanguage(settings), currency: build.currency };
  const isAtTable = serviceType === 'DINE_IN';
  const { change, door } = readHandOver();
  const saying = { draft, change, door };
  const written = (own: string, notes: readonly StaffNote[]) =>
    writeStaffNotes(own, isAtTable ? [] : notes, staff);
  return {
    draft: {
      ...draft,
      note: written(draft.note, notesIn('note', saying)),
      courierComment: written(draft.courierComment, notesIn('courierComment', saying)),
    },
    lines: lines.map((line) => {
      const note = line.from ? labelled(line.from, line.note) : line.note;
      const id = line.product?.id;
      const answer =
        settings.flags.productComment && id ? substitutionOf(draft.substitution, id) : null;
      return { ...line, note: written(note, answer ? [{ sentence: answer }] : []) };
    }),
  };
}

/** The language of the shop's staff: its main one, else the first that it has switched on. */
const staffLanguage = (settings: {
  mainLanguage: Language | null;
  activeLanguages: readonly Language[];
}): Language => settings.mainLanguage ?? settings.activeLanguages[0] ?? 'uz';

/**
 * The requested time by the current clock, as sent in `deliveryAt` (§4), or why the order cannot be
 * sent.
 */
export function scheduledAt(): ScheduledAt {
  return readSchedule({ now: serverNow(), timeZone: services().build.timeZone }).at;
}
