import { proxy } from 'valtio/vanilla';
import { fieldsOf } from './fieldsOf';
import { join } from './persistence';

export type Offer = 'notices' | 'homeScreen';

type OffersState = {
  /** it has been asked, on this device: never again, whatever the answer was */
  wasAsked: boolean;
  /** what is being offered at this moment */
  open: Offer[];
};

/** What Telegram can do for somebody who has ordered, offered once. */
export const state = proxy<OffersState>({ wasAsked: false, open: [] });

/** From the first sight on it counts as asked, so that a reload does not ask again. */
export function show(offers: readonly Offer[]) {
  state.open = [...offers];
  state.wasAsked = true;
}

export function close(offer: Offer) {
  state.open = state.open.filter((one) => one !== offer);
}

export function closeAll() {
  state.open = [];
}

join({
  key: 'offers',
  store: state,
  dump: () => (state.wasAsked ? { wasAsked: true } : null),
  read: (stored) => (fieldsOf(stored).wasAsked === true ? true : null),
  restore: (wasAsked) => {
    state.wasAsked = wasAsked !== null;
  },
});
