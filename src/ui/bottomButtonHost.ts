import { createContext } from 'react';

/** The one thing to do next on a screen. */
export type MainActionSpec = {
  text: string;
  /** a price, say: shown beside the text */
  detail?: string | undefined;
  onPress(): void;
  isDisabled?: boolean | undefined;
  isBusy?: boolean | undefined;
};

export type BottomActions = { main: MainActionSpec | null; secondary: MainActionSpec | null };

/** Buttons outside the page: Telegram's own. While there is a host, the page draws none. */
export type BottomButtonHost = {
  /** Shows the actions of the layer `owner`. */
  show(owner: string, actions: BottomActions): void;
  /** Takes the buttons away, unless another layer has put its own there meanwhile. */
  clear(owner: string): void;
};

export const BottomButtonHostContext = createContext<BottomButtonHost | null>(null);

const nothing: BottomActions = { main: null, secondary: null };

/**
 * Makes a host of `apply`, which sets the native buttons. One layer leaves and the next arrives
 * within the same moment: only what is wanted after it is applied, so that nothing flickers.
 */
export function createBottomButtonHost(apply: (actions: BottomActions) => void): BottomButtonHost {
  let owner: string | null = null;
  let wanted = nothing;
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      apply(wanted);
    });
  };
  return {
    show(next, actions) {
      owner = next;
      wanted = actions;
      plan();
    },
    clear(leaving) {
      if (leaving !== owner) return;
      owner = null;
      wanted = nothing;
      plan();
    },
  };
}
