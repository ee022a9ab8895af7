import { ref } from 'valtio/vanilla';
import type { Reservation } from '../../domain/table/reservation';
import { defineStore } from '../defineStore';

type ReservationsState = {
  list: readonly Reservation[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** id of the reservation being canceled */
  leavingId: string | null;
};

const blank = (): ReservationsState => ({ list: [], status: 'idle', leavingId: null });

/** The user's reservations. */
export const state = defineStore('user', blank);

export function setList(list: readonly Reservation[]) {
  state.list = ref([...list]);
  state.status = 'ready';
}

export function setStatus(status: 'loading' | 'failed') {
  state.status = status;
}

/** Adds a reservation, or replaces the known one. */
export function remember(reservation: Reservation) {
  state.list = ref([reservation, ...state.list.filter(({ id }) => id !== reservation.id)]);
}

export function setLeaving(id: string | null) {
  state.leavingId = id;
}

/** Whether the reloaded list has the reservation as canceled, or not at all. */
export const isGivenBack = (id: string): boolean =>
  state.status === 'ready' && state.list.every((one) => one.id !== id || one.status === 'CANCELED');

/** Marks a reservation as canceled. */
export function setCanceled(canceledId: string) {
  state.list = ref(
    state.list.map((one) => (one.id === canceledId ? { ...one, status: 'CANCELED' } : one)),
  );
}
