import * as v from 'valibot';
import { flag, number, readAs, text, textOrNull } from '../../domain/schema';
import { chairs, clampChairs } from '../../domain/table/reservation';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const draft = v.object({
  branchId: v.fallback(textOrNull, null),
  place: v.fallback(text, ''),
  chairs: v.fallback(v.pipe(number, v.transform(clampChairs)), chairs.usual),
  /** `yyyy-mm-dd` and `HH:mm` in the merchant's time zone */
  day: v.fallback(textOrNull, null),
  time: v.fallback(textOrNull, null),
  comment: v.fallback(text, ''),
  /** it was sent, and may have arrived */
  isSent: v.fallback(flag, false),
});
type ReservationDraftState = v.InferOutput<typeof draft>;

const blank = (): ReservationDraftState => v.parse(draft, {});

/** The reservation being filled in: kept across a reload and the log-in. */
export const state = defineStore('person', blank);

export function change(part: Partial<ReservationDraftState>) {
  Object.assign(state, part);
}

export function reset() {
  Object.assign(state, blank());
}

const read = readAs(draft);

persist({
  key: 'tableWish',
  store: state,
  dump: () => ({ ...state }),
  read,
  restore: (found) => change(found ?? blank()),
});
