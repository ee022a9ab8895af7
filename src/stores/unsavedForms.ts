import { defineStore } from './defineStore';

/** Forms that hold something which is stored nowhere: it is lost when the app closes. */
export const state = defineStore('page', () => ({ count: 0 }));

/** Counts a form in; the result, a form's effect, counts it out. */
export function hold(): () => void {
  state.count += 1;
  return () => {
    state.count -= 1;
  };
}
