import { isRGB, type mainButton, postEvent, type secondaryButton } from '@tma.js/sdk';
import { isLostOn } from '../domain/brand/brandEdge';
import { attempt } from './attempt';
import type { BottomButton, BottomButtonState } from './handle';
import type { HexColor } from './theme';

type SdkButton = typeof mainButton | typeof secondaryButton;
/** A button's default colours, from the current palette. */
type Palette = {
  color(): HexColor | undefined;
  textColor(): HexColor | undefined;
  /** the bar that the button stands on */
  ground(): HexColor | undefined;
};
type Method = 'web_app_setup_main_button' | 'web_app_setup_secondary_button';

/**
 * A native bottom button with a single permanent listener that calls the current handler: a press
 * runs exactly one handler, and none while the button is busy, disabled or hidden.
 */
export function bottomButton(button: SdkButton, method: Method, palette: Palette): BottomButton {
  // Side by side, clients cut off a text that is longer than half of the screen.
  const layout = method === 'web_app_setup_secondary_button' ? { position: 'bottom' as const } : {};
  let current: BottomButtonState | null = null;
  attempt(() => button.mount.ifAvailable());
  attempt(() =>
    button.onClick.ifAvailable(() => {
      if (current?.isEnabled && !current.isBusy) current.onPress();
    }),
  );
  // After a reload the client may still show the previous page's button.
  if (button.setParams.isAvailable()) attempt(() => postEvent(method, { is_visible: false }));

  return {
    isAvailable: () => button.setParams.isAvailable(),
    show(state) {
      current = state;
      const { text, isEnabled, isBusy, color = '', textColor = '' } = state;
      // A native button has no outline: in nearly the bar's colour it would be lost.
      const ground = palette.ground();
      const isOwn = isRGB(color) && !(ground && isLostOn(color, ground));
      // Default colours are passed explicitly: otherwise the SDK keeps the previous button's.
      const bgColor = isOwn ? color : palette.color();
      const ownTextColor = isOwn && isRGB(textColor) ? textColor : palette.textColor();
      attempt(() =>
        button.setParams.ifAvailable({
          text,
          isVisible: true,
          isEnabled: isEnabled && !isBusy,
          isLoaderVisible: isBusy,
          ...layout,
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
