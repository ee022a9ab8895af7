import { proxy } from 'valtio/vanilla';
import { fieldsOf } from '../storage/fieldsOf';
import { persist } from '../storage/persistence';

export type Prompt = 'notices' | 'homeScreen';

type PromptsState = {
  /** it has been asked, on this device: never again, whatever the answer was */
  wasAsked: boolean;
  /** what is being offered at this moment */
  open: Prompt[];
};

/** What Telegram can do for somebody who has ordered, offered once. */
export const state = proxy<PromptsState>({ wasAsked: false, open: [] });

/** From the first sight on it counts as asked, so that a reload does not ask again. */
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
