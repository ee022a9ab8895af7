import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { cutleryOf } from '../../domain/order/cutlery';
import type { OrderDraft, ServiceType } from '../../domain/order/order';
import type { StaffNote } from '../../domain/order/staffNotes';
import { substitutionOf } from '../../domain/order/substitution';
import { staffLanguage } from '../../domain/text/staffLanguage';
import { labelled } from '../../i18n/labelled';
import { writeStaffNotes } from '../../i18n/staffNotes';
import * as merchant from '../../stores/merchant';
import { readHandOver } from '../../stores/order/handOver';
import { services } from '../services';

type Notes = { draft: OrderDraft; lines: readonly ResolvedLine[] };

/**
 * Adds to the notes what §3 has no field for: whose a line is, so that it can be written on the
 * box, what to do if a product is out, and the cutlery; for the person who hands the order over, the change
 * and the wishes for the door. At a table the waiter comes and asks; a shop without line notes
 * (`productComment`) gets the answer for the whole order only.
 */
export function notesForShop({ draft, lines }: Notes, serviceType: ServiceType): Notes {
  const { settings } = merchant.state;
  const { build } = services();
  const staff = { language: staffLanguage(settings), currency: build.currency };
  const isAtTable = serviceType === 'DINE_IN';
  const substitution = (productId = ''): StaffNote[] => {
    const answer = isAtTable ? null : substitutionOf(draft.substitution, productId);
    return answer ? [{ says: answer }] : [];
  };
  const forKitchen = [
    ...substitution(),
    ...(build.offersCutlery && !isAtTable ? [cutlery(draft)] : []),
  ];
  return {
    draft: {
      ...draft,
      note: writeStaffNotes(draft.note, forKitchen, staff),
      courierComment: writeStaffNotes(draft.courierComment, forHandOver(), staff),
    },
    lines: lines.map((line) => {
      const note = line.from ? labelled(line.from, line.note) : line.note;
      const id = line.product?.id;
      const notes = settings.flags.productComment && id ? substitution(id) : [];
      return { ...line, note: writeStaffNotes(note, notes, staff) };
    }),
  };
}

/** None is said too: a kitchen packs some unless it is told not to. */
function cutlery(draft: OrderDraft): StaffNote {
  const count = cutleryOf(draft.cutlery);
  return count > 0 ? { says: 'cutlery', count } : { says: 'noCutlery' };
}

function forHandOver(): StaffNote[] {
  const { change, door } = readHandOver();
  const wishes = door.map((says): StaffNote => ({ says }));
  if (change === null) return wishes;
  return [change === 'none' ? { says: 'noChange' } : { says: 'change', sum: change }, ...wishes];
}
