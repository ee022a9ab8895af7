import { createContext } from 'react';

/** The main action of a screen. */
export type MainActionSpec = {
  text: string;
  /** e.g. a price, beside the text */
  detail?: string | undefined;
  onPress(): void;
  /** danger: a confirmed irreversible action */
  kind?: 'danger' | undefined;
  /** a press orders, pays or cancels: it counts later (`ui/rest`) */
  isCostly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isBusy?: boolean | undefined;
};

export type BottomActions = { main: MainActionSpec | null; secondary: MainActionSpec | null };

/** Buttons outside the page, i.e. Telegram's. With a host, the page renders none of its own. */
export type BottomButtonHost = {
  /** Shows the actions of the layer `owner`. */
  show(owner: string, actions: BottomActions): void;
  /** Removes the buttons, unless another layer has replaced them. */
  clear(owner: string): void;
};

export const BottomButtonHostContext = createContext<BottomButtonHost | null>(null);

const noActions: BottomActions = { main: null, secondary: null };

/**
 * Creates a host; `apply` sets the native buttons. When one layer replaces another within the same
 * tick, only the final state is applied, so that the buttons do not flicker.
 */
export function createBottomButtonHost(apply: (actions: BottomActions) => void): BottomButtonHost {
  let owner: string | null = null;
  let current = noActions;
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      apply(current);
    });
  };
  return {
    show(next, actions) {
      owner = next;
      current = actions;
      plan();
    },
    clear(layer) {
      if (layer !== owner) return;
      owner = null;
      current = noActions;
      plan();
    },
  };
}
