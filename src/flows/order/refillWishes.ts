import { cutleryOf } from '../../domain/order/cutlery';
import { doorWishes, doorWishesAt, withDoorWishes } from '../../domain/order/door';
import type { Order } from '../../domain/order/order';
import { substitutionAnswers } from '../../domain/order/substitution';
import { readStaffNotes } from '../../i18n/staffNotes';
import * as draft from '../../stores/order/draft';
import { setCutlery } from '../../stores/order/handOver';
import { setSubstitution } from '../../stores/order/substitution';

// What an earlier order says in its notes becomes a choice again, unless another was made since: as
// words it would be sent a second time, beside the choices of the new order.

/** The number of cutlery sets. */
export function refillCutlery({ note }: Pick<Order, 'note'>): void {
  const asked = readStaffNotes(note).notes.find(({ says }) => says === 'cutlery');
  if (asked?.says === 'cutlery' && cutleryOf(draft.state.cutlery) === 0) setCutlery(asked.count);
}

/** The wishes for the door of the order's address, where none are remembered for it. */
export function refillDoor({ address, courierComment }: Order): void {
  if (!address || doorWishesAt(draft.state.door, address).length > 0) return;
  const said = readStaffNotes(courierComment).notes.map(({ says }) => says);
  const wishes = doorWishes.filter((wish) => said.includes(wish));
  draft.state.door = withDoorWishes(draft.state.door, address, wishes);
}

/** What to do if a product is out, for the whole order and for its products. */
export function refillSubstitution({ note, lines }: Pick<Order, 'note' | 'lines'>): void {
  const answers = [{ productId: '', note }, ...lines].flatMap(({ productId, note }) => {
    const said = readStaffNotes(note).notes.map(({ says }) => says);
    const answer = substitutionAnswers.find((one) => said.includes(one));
    return answer && !(productId in draft.state.substitution) ? [{ productId, answer }] : [];
  });
  for (const { productId, answer } of answers) setSubstitution(productId, answer);
}
