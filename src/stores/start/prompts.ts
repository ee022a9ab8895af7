import * as v from 'valibot';
import { readAs, soundListOf, textOrNull } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

/** `install`: the home screen by the browser */
const prompts = ['notices', 'homeScreen', 'install'] as const;

export type Prompt = (typeof prompts)[number];

const stored = v.object({
  /** already shown on this device: never again with another order, whatever the answer */
  wasAsked: v.custom<true>((value) => value === true),
  /** the order they are shown with */
  orderId: v.fallback(textOrNull, null),
  /** those without an answer yet, in the order shown */
  open: v.fallback(soundListOf(v.picklist(prompts)), () => []),
});
type Stored = v.InferOutput<typeof stored>;
type PromptsState = Omit<Stored, 'wasAsked'> & { wasAsked: boolean };

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

const read = readAs(stored);

persist({
  key: 'offers',
  store: state,
  dump: () => (state.wasAsked ? { ...state } : null),
  read,
  restore: (found) => {
    Object.assign(state, found ?? blank());
  },
});
