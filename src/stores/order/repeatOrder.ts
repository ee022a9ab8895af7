import { defineStore } from '../defineStore';

/** Whether "the usual" was put away, for this visit. */
export const state = defineStore('user', () => ({ isHidden: false }));

export function hide() {
  state.isHidden = true;
}
