import { proxy } from 'valtio/vanilla';
import { chairs, clampChairs } from '../domain/reservation';
import { fieldsOf } from './fieldsOf';
import { join } from './persistence';

type TableWishState = {
  branchId: string | null;
  place: string;
  chairs: number;
  /** `yyyy-mm-dd` and `HH:mm` by the merchant's clock */
  day: string | null;
  time: string | null;
  comment: string;
};

const blank = (): TableWishState => ({
  branchId: null,
  place: '',
  chairs: chairs.usual,
  day: null,
  time: null,
  comment: '',
});

/** The reservation that is being written: it outlives a reload and the log-in. */
export const state = proxy(blank());

export function change(wish: Partial<TableWishState>) {
  Object.assign(state, wish);
}

export function reset() {
  Object.assign(state, blank());
}

function read(stored: unknown): TableWishState {
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

join({
  key: 'tableWish',
  store: state,
  dump: () => ({ ...state }),
  read,
  restore: (wish) => change(wish ?? blank()),
});
