import { proxy } from 'valtio/vanilla';
import { fieldsOf } from '../storage/fieldsOf';
import { persist } from '../storage/persistence';

export type Prompt = 'notices' | 'homeScreen';

type PromptsState = {
  /** already shown on this device: never again, whatever the answer */
  wasAsked: boolean;
  /** the prompts currently shown */
  open: Prompt[];
};

/** One-time prompts for Telegram features, shown after an order. */
export const state = proxy<PromptsState>({ wasAsked: false, open: [] });

/** Counts as shown at once, so that a reload does not repeat it. */
export function show(offers: readonly Prompt[]) {
  state.open = [...offers];
  state.wasAsked = true;
}

export function close(offer: Prompt) {
  state.open = state.open.filter((one) => one !== offer);
}

export function closeAll() {
  state.open = [];
}

persist({
  key: 'offers',
  store: state,
  dump: () => (state.wasAsked ? { wasAsked: true } : null),
  read: (stored) => (fieldsOf(stored).wasAsked === true ? true : null),
  restore: (wasAsked) => {
    state.wasAsked = wasAsked !== null;
  },
});
