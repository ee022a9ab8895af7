import { useMemo, useSyncExternalStore } from 'react';
import type { BottomButton, Telegram } from '../telegram/handle';
import {
  type BottomButtonHost,
  createBottomButtonHost,
  type MainActionSpec,
} from '../ui/bottomButtonHost';

/** Telegram's bottom buttons as the host of the screens' actions; null where the page draws its own. */
export function useBottomButtons(telegram: Telegram): BottomButtonHost | null {
  const isAvailable = useSyncExternalStore(
    (changed) => telegram.onButtonsChange(changed),
    // Clients before 7.10 have no second button: a screen's two actions stay together then.
    () => telegram.mainButton.isAvailable() && telegram.secondaryButton.isAvailable(),
  );
  return useMemo(
    () =>
      isAvailable
        ? createBottomButtonHost(({ main, secondary }) => {
            put(telegram.mainButton, main, colors());
            put(telegram.secondaryButton, secondary, null);
          })
        : null,
    [telegram, isAvailable],
  );
}

function put(button: BottomButton, spec: MainActionSpec | null, look: Look | null) {
  if (!spec) {
    button.hide();
    return;
  }
  const { text, detail, isDisabled = false, isBusy = false, onPress } = spec;
  button.show({
    text: detail ? `${text} · ${detail}` : text,
    onPress,
    isEnabled: !isDisabled && !isBusy,
    isBusy,
    ...look,
  });
}

type Look = { color: string; textColor: string };

/** The merchant's colour is for the one thing to do next. */
function colors(): Look {
  const style = getComputedStyle(document.documentElement);
  const color = style.getPropertyValue('--brand').trim();
  const textColor = style.getPropertyValue('--on-brand').trim();
  return { color, textColor };
}
