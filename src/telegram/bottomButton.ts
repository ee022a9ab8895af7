import { isRGB, type mainButton, postEvent, type secondaryButton } from '@tma.js/sdk';
import { attempt } from './attempt';
import type { BottomButton, BottomButtonState } from './handle';
import type { HexColor } from './theme';

type SdkButton = typeof mainButton | typeof secondaryButton;
/** The colours of a button that names none, by the palette of the moment. */
type Palette = { color(): HexColor | undefined; textColor(): HexColor | undefined };
type Method = 'web_app_setup_main_button' | 'web_app_setup_secondary_button';

/**
 * A native bottom button with one listener for good, which calls the handler of the moment: a press
 * runs one handler, and none while the button is busy, disabled or hidden.
 */
export function bottomButton(button: SdkButton, method: Method, palette: Palette): BottomButton {
  let current: BottomButtonState | null = null;
  attempt(() => button.mount.ifAvailable());
  attempt(() =>
    button.onClick.ifAvailable(() => {
      if (current?.isEnabled && !current.isBusy) current.onPress();
    }),
  );
  // A client may still show the button of a page that was reloaded.
  if (button.setParams.isAvailable()) attempt(() => postEvent(method, { is_visible: false }));

  return {
    isAvailable: () => button.setParams.isAvailable(),
    show(state) {
      current = state;
      const { text, isEnabled, isBusy, color = '', textColor = '' } = state;
      // The palette's colours are named too: the SDK would keep those of the button before.
      const bgColor = isRGB(color) ? color : palette.color();
      const ownTextColor = isRGB(textColor) ? textColor : palette.textColor();
      attempt(() =>
        button.setParams.ifAvailable({
          text,
          isVisible: true,
          isEnabled: isEnabled && !isBusy,
          isLoaderVisible: isBusy,
          ...(bgColor && { bgColor }),
          ...(ownTextColor && { textColor: ownTextColor }),
        }),
      );
    },
    hide() {
      current = null;
      attempt(() => button.setParams.ifAvailable({ isVisible: false }));
    },
  };
}
