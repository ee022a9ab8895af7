import { fieldsOf } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

/** `install`: the home screen by the browser */
const prompts = ['notices', 'homeScreen', 'install'] as const;

export type Prompt = (typeof prompts)[number];

type PromptsState = {
  /** already shown on this device: never again with another order, whatever the answer */
  wasAsked: boolean;
  /** the order they are shown with */
  orderId: string | null;
  /** those without an answer yet, in the order shown */
  open: Prompt[];
};

const blank = (): PromptsState => ({ wasAsked: false, orderId: null, open: [] });

/** One-time prompts for features of Telegram or the browser, shown after an order. */
export const state = defineStore('person', blank);

/** Counts as shown at once; until they are answered, a reload shows them with the same order. */
export function show(orderId: string, offers: readonly Prompt[]) {
  Object.assign(state, { wasAsked: true, orderId, open: [...offers] });
}

export function close(offer: Prompt) {
  state.open = state.open.filter((one) => one !== offer);
}

persist({
  key: 'offers',
  store: state,
  dump: () => (state.wasAsked ? { ...state } : null),
  read: (stored): PromptsState | null => {
    const { wasAsked, orderId, open } = fieldsOf(stored);
    if (wasAsked !== true) return null;
    const stillOpen: readonly unknown[] = Array.isArray(open) ? open : [];
    return {
      wasAsked,
      orderId: typeof orderId === 'string' ? orderId : null,
      open: prompts.filter((one) => stillOpen.includes(one)),
    };
  },
  restore: (stored) => {
    Object.assign(state, stored ?? blank());
  },
});
