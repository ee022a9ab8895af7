import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { ifOutOf } from '../../domain/order/ifOut';
import type { OrderDraft, ServiceType } from '../../domain/order/order';
import { labelled } from '../../i18n/labelled';
import { staffText } from '../../i18n/staffText';
import * as merchant from '../../stores/merchant';

type Notes = { draft: OrderDraft; lines: readonly ResolvedLine[] };

/**
 * Adds to the notes what §3 has no field for: whose a line is, so that it can be written on the
 * box, and what to do if a product is out. At a table the waiter comes and asks; a shop without line
 * notes (`productComment`) gets the answer for the whole order only.
 */
export function notesForShop({ draft, lines }: Notes, serviceType: ServiceType): Notes {
  const { flags, mainLanguage } = merchant.state.settings;
  const isAsked = serviceType !== 'DINE_IN';
  const answerFor = (productId = '') => {
    const answer = isAsked ? ifOutOf(draft.ifOut, productId) : null;
    return answer ? staffText(answer, mainLanguage ?? 'uz') : '';
  };
  return {
    draft: { ...draft, note: joined(draft.note, answerFor()) },
    lines: lines.map((line) => {
      const note = line.from ? labelled(line.from, line.note) : line.note;
      const id = line.product?.id;
      return { ...line, note: joined(note, flags.productComment && id ? answerFor(id) : '') };
    }),
  };
}

/** Two sentences, of which each may be missing. */
const joined = (note: string, answer: string): string =>
  answer ? [note.trim().replace(/\.+$/, ''), answer].filter(Boolean).join('. ') : note;
