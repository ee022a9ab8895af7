import type { ResolvedLine } from '../../domain/basket/resolveCart';
import type { OrderDraft } from '../../domain/order/draftFields';
import type { ServiceType } from '../../domain/order/order';
import { notesIn } from '../../domain/order/orderPreferences';
import type { StaffNote } from '../../domain/order/staffNotes';
import { substitutionOf } from '../../domain/order/substitution';
import { staffLanguage } from '../../domain/text/staffLanguage';
import { labelled } from '../../i18n/phrases';
import { writeStaffNotes } from '../../i18n/staffNotes';
import * as merchant from '../../stores/merchant';
import { readHandOver } from '../../stores/order/handOver';
import { services } from '../services';

type Notes = { draft: OrderDraft; lines: readonly ResolvedLine[] };

/**
 * Adds to the notes what §3 has no field for: whose a line is, so that it can be written on the
 * box, and what to do if a product is out; for the person who hands the order over, the change
 * and the wishes for the door. At a table the waiter comes and asks; a shop without line notes
 * (`productComment`) gets the answer for the whole order only.
 */
export function notesForShop({ draft, lines }: Notes, serviceType: ServiceType): Notes {
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
      return { ...line, note: written(note, answer ? [{ says: answer }] : []) };
    }),
  };
}
