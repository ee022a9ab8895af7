import { useMemo } from 'react';
import { type Branch, branchesOfCity, pickupBranches } from '../../domain/branches/branch';
import { mayDeliver } from '../../domain/delivery/serviceType';
import type { ServiceType } from '../../domain/order/order';
import {
  bestOpeningNotice,
  type OpeningNotice,
  type OpeningState,
  openingState,
} from '../../domain/time/openingNotice';
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
 * The requested time: epoch ms when scheduled, null for as soon as possible. `past`: the chosen
 * time is over. `closed`: the branch is closed at the chosen time, or now.
 */
export type ScheduledAt = number | null | 'past' | 'closed';

/** The time a schedule is evaluated at. */
export type Clock = {
  /** epoch milliseconds */
  now: number;
  timeZone: string;
};

export type Schedule = {
  at: ScheduledAt;
  /** whether the branch is open now; true while no branch is known */
  isOpen: boolean;
  /** next opening; null while open, when not within a week, or no branch is known */
  opening: Extract<OpeningState, { isOpen: false }>['opening'];
};

type Chosen = { day: string | null; time: string | null };
type Where = { serviceType: ServiceType; branch: Branch | null };

/** Deliveries have their own hours; dine-in uses the pick-up hours. */
const hoursType = (serviceType: ServiceType) =>
  serviceType === 'DELIVERY' ? 'DELIVERY' : 'PICK_UP';

/** Resolves a chosen day and time; null while none is chosen. */
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
  const state = branch && openingState(branch, now, timeZone, type);
  const isOpen = state?.isOpen ?? true;
  const opening = state?.isOpen === false ? state.opening : null;
  const isLater = serviceType !== 'DINE_IN' && chosen.later;
  const at = isLater ? planned(chosen, where, clock) : null;
  return { at: at === null && !isOpen ? 'closed' : at, isOpen, opening };
}

const orderBranch = createSelector([branches.state], (): Branch | null => {
  const { branches: all, closest, nearestId: id } = branches.state;
  if (id === null) return null;
  const nearest = closest?.branch;
  return all.find((branch) => branch.id === id) ?? (nearest?.id === id ? nearest : null);
});

/** The branch that makes the order; null while there is none. */
export const useOrderBranch = orderBranch.use;

const where = createSelector(
  [...orderBranch.sources, ...serviceTypeSources],
  (): Where => ({ serviceType: readServiceType(), branch: orderBranch.read() }),
);

const chosenTime = createSelector([draft.state], () => {
  const { later, day, time } = draft.state;
  return { later, day, time };
});

/** The current schedule, for flows. */
export const readSchedule = (clock: Clock): Schedule => derive(where.read(), draft.state, clock);

/** The schedule for a component, which provides the time. */
export function useSchedule({ now, timeZone }: Clock): Schedule {
  const { later, day, time } = chosenTime.use();
  const place = where.use();
  return useMemo(
    () => derive(place, { later, day, time }, { now, timeZone }),
    [place, later, day, time, now, timeZone],
  );
}

/** The same for a day and time being picked; null while none is. */
export const usePlanned = (chosen: Chosen, clock: Clock): ScheduledAt =>
  planned(chosen, where.use(), clock);

/** The branch that makes the order; before one is known, those that could. */
const possibleBranches = createSelector(
  [...where.sources, branches.state],
  (): { serviceType: ServiceType; all: readonly Branch[] } => {
    const { serviceType, branch } = where.read();
    if (branch) return { serviceType, all: [branch] };
    if (serviceType === 'DINE_IN') return { serviceType, all: [] };
    const inCity = branchesOfCity(branches.state.branches, branches.state.cityId);
    const delivering = inCity.filter((each) => each.isActive && mayDeliver(each));
    return { serviceType, all: serviceType === 'DELIVERY' ? delivering : pickupBranches(inCity) };
  },
);

/** Whether the shop is closed or closes soon; null while a branch that may take the order is open. */
export function useOpeningNotice({ now, timeZone }: Clock): OpeningNotice | null {
  const { serviceType, all } = possibleBranches.use();
  return useMemo(
    () => bestOpeningNotice(all, now, timeZone, hoursType(serviceType)),
    [serviceType, all, now, timeZone],
  );
}

/** The days and times available for scheduling; empty while no branch is known. */
export function useOrderDays({ now, timeZone }: Clock): readonly OrderDay[] {
  const { serviceType, branch } = where.use();
  return useMemo(
    () => (branch ? daysToOrder(branch, now, timeZone, hoursType(serviceType)) : []),
    [serviceType, branch, now, timeZone],
  );
}
