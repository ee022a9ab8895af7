import { fieldsOf } from '../../domain/shape';
import { chairs, clampChairs } from '../../domain/table/reservation';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type ReservationDraftState = {
  branchId: string | null;
  place: string;
  chairs: number;
  /** `yyyy-mm-dd` and `HH:mm` in the merchant's time zone */
  day: string | null;
  time: string | null;
  comment: string;
};

const blank = (): ReservationDraftState => ({
  branchId: null,
  place: '',
  chairs: chairs.usual,
  day: null,
  time: null,
  comment: '',
});

/** The reservation being filled in: kept across a reload and the log-in. */
export const state = defineStore('person', blank);

export function change(draft: Partial<ReservationDraftState>) {
  Object.assign(state, draft);
}

export function reset() {
  Object.assign(state, blank());
}

function read(stored: unknown): ReservationDraftState {
  const kept = fieldsOf(stored);
  const textOr = <Other>(value: unknown, otherwise: Other) =>
    typeof value === 'string' ? value : otherwise;
  return {
    branchId: textOr(kept.branchId, null),
    place: textOr(kept.place, ''),
    chairs: clampChairs(typeof kept.chairs === 'number' ? kept.chairs : Number.NaN),
    day: textOr(kept.day, null),
    time: textOr(kept.time, null),
    comment: textOr(kept.comment, ''),
  };
}

persist({
  key: 'tableWish',
  store: state,
  dump: () => ({ ...state }),
  read,
  restore: (draft) => change(draft ?? blank()),
});
