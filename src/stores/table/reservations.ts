import { proxy, ref } from 'valtio/vanilla';
import type { Reservation } from '../../domain/table/reservation';
import { onSignOut } from '../session/onSignOut';

type ReservationsState = {
  list: readonly Reservation[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** the reservation that is being cancelled */
  leavingId: string | null;
};

const blank = (): ReservationsState => ({ list: [], status: 'idle', leavingId: null });

/** The tables that the person has reserved. */
export const state = proxy(blank());

export function setList(list: readonly Reservation[]) {
  state.list = ref([...list]);
  state.status = 'ready';
}

export function setStatus(status: 'loading' | 'failed') {
  state.status = status;
}

/** Puts a reservation among the others, in place of what was known of it. */
export function remember(reservation: Reservation) {
  state.list = ref([reservation, ...state.list.filter(({ id }) => id !== reservation.id)]);
}

export function setLeaving(id: string | null) {
  state.leavingId = id;
}

/** Whether a list that the server has just told holds no such reservation, or a cancelled one. */
export const isGivenBack = (id: string): boolean =>
  state.status === 'ready' &&
  state.list.every((each) => each.id !== id || each.status === 'CANCELED');

/** The table has been given back. */
export function setCanceled(canceledId: string) {
  state.list = ref(
    state.list.map((each) => (each.id === canceledId ? { ...each, status: 'CANCELED' } : each)),
  );
}

onSignOut(() => Object.assign(state, blank()));
