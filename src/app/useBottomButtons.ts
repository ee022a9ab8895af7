import { useMemo, useSyncExternalStore } from 'react';
import type { BottomButton, Telegram } from '../telegram/handle';
import {
  type BottomButtonHost,
  createBottomButtonHost,
  type MainActionSpec,
} from '../ui/bottomButtonHost';

/** Telegram's bottom buttons as host of the screens' actions; null where the page draws its own. */
export function useBottomButtons(telegram: Telegram): BottomButtonHost | null {
  const isAvailable = useSyncExternalStore(
    (changed) => telegram.onButtonsChange(changed),
    // Clients before 7.10 have no second button; then both actions stay in the page's own bar.
    () => telegram.mainButton.isAvailable() && telegram.secondaryButton.isAvailable(),
  );
  return useMemo(
    () =>
      isAvailable
        ? createBottomButtonHost(({ main, secondary }) => {
            apply(telegram.mainButton, main, colorsOf(main?.kind ? 'sale' : 'brand'));
            apply(telegram.secondaryButton, secondary, null);
          })
        : null,
    [telegram, isAvailable],
  );
}

function apply(button: BottomButton, spec: MainActionSpec | null, colors: ButtonColors | null) {
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
    ...colors,
  });
}

type ButtonColors = { color: string; textColor: string };

/** The merchant's colour or that of a danger, for the main button only. */
function colorsOf(name: 'brand' | 'sale'): ButtonColors {
  const style = getComputedStyle(document.documentElement);
  const color = style.getPropertyValue(`--${name}`).trim();
  const textColor = style.getPropertyValue(`--on-${name}`).trim();
  return { color, textColor };
}
