import { useMemo } from 'react';
import type { Branch } from '../../domain/branches/branch';
import type { ServiceType } from '../../domain/order/order';
import { isOpenNow, nextOpening } from '../../domain/time/schedule';
import {
  daysToOrder,
  deliveryAtOf,
  isPast,
  type OrderDay,
  plannedAt,
} from '../../domain/time/slots';
import * as branches from '../branches/branches';
import { createSelector } from '../createSelector';
import { readServiceType, serviceTypeSources } from '../delivery/serviceType';
import * as draft from './draft';

/**
 * When the order is wanted: epoch milliseconds for a set time, null for as soon as possible. `past`:
 * it is too late for the chosen time. `closed`: nobody is there at the chosen time, or now.
 */
export type ScheduledAt = number | null | 'past' | 'closed';

/** The clock that a schedule is read by. */
export type Clock = {
  /** epoch milliseconds */
  now: number;
  timeZone: string;
};

export type Schedule = {
  at: ScheduledAt;
  /** whether the branch is open now; true while no branch is known, for then nothing speaks against it */
  isOpen: boolean;
  /** when it opens next; null when it does not within a week, or no branch is known */
  opening: ReturnType<typeof nextOpening>;
};

type Chosen = { day: string | null; time: string | null };
type Where = { serviceType: ServiceType; branch: Branch | null };

/** Deliveries have hours of their own; whoever sits at a table is served as a guest who comes in. */
const hoursType = (serviceType: ServiceType) =>
  serviceType === 'DELIVERY' ? 'DELIVERY' : 'PICK_UP';

/** When a chosen day and time are, or what is wrong with them; null while none is chosen. */
function planned(
  { day, time }: Chosen,
  { serviceType, branch }: Where,
  { now, timeZone }: Clock,
): ScheduledAt {
  if (day === null || time === null) return null;
  const type = hoursType(serviceType);
  if (branch) return plannedAt({ day, time }, branch, now, timeZone, type);
  const at = deliveryAtOf({ day, time }, timeZone);
  return at === null || isPast(at, now, type) ? 'past' : at;
}

function derive(where: Where, chosen: Chosen & { later: boolean }, clock: Clock): Schedule {
  const { serviceType, branch } = where;
  const { now, timeZone } = clock;
  const type = hoursType(serviceType);
  const isOpen = branch === null || isOpenNow(branch, now, timeZone, type);
  const opening = branch && nextOpening(branch, now, timeZone, type);
  const isLater = serviceType !== 'DINE_IN' && chosen.later;
  const at = isLater ? planned(chosen, where, clock) : null;
  return { at: at === null && !isOpen ? 'closed' : at, isOpen, opening };
}

const orderBranch = createSelector([branches], (): Branch | null => {
  const { branches: all, closest, nearestId: id } = branches.state;
  if (id === null) return null;
  const nearest = closest?.branch;
  return all.find((branch) => branch.id === id) ?? (nearest?.id === id ? nearest : null);
});

/** The branch that makes the order, for a component; null while there is none. */
export const useOrderBranch = orderBranch.use;

const where = createSelector(
  [...orderBranch.sources, ...serviceTypeSources],
  (): Where => ({ serviceType: readServiceType(), branch: orderBranch.read() }),
);

const chosenTime = createSelector([draft], () => {
  const { later, day, time } = draft.state;
  return { later, day, time };
});

/** The schedule at this moment, for flows. */
export const readSchedule = (clock: Clock): Schedule => derive(where.read(), draft.state, clock);

/** The schedule for a component, which brings the clock along. */
export function useSchedule({ now, timeZone }: Clock): Schedule {
  const { later, day, time } = chosenTime.use();
  const place = where.use();
  return useMemo(
    () => derive(place, { later, day, time }, { now, timeZone }),
    [place, later, day, time, now, timeZone],
  );
}

/** The same for a day and a time that are being chosen; null while they are not. */
export const usePlanned = (chosen: Chosen, clock: Clock): ScheduledAt =>
  planned(chosen, where.use(), clock);

/** The days and times that the order can be planned for; none while no branch is known. */
export function useOrderDays({ now, timeZone }: Clock): readonly OrderDay[] {
  const { serviceType, branch } = where.use();
  return useMemo(
    () => (branch ? daysToOrder(branch, now, timeZone, hoursType(serviceType)) : []),
    [serviceType, branch, now, timeZone],
  );
}
