import { isRGB, miniApp } from '@tma.js/sdk';
import { attempt } from './attempt';
import type { FrameColors } from './handle';

/** Sets the colours of the client's frame; clients before 6.9 only accept palette colours. */
export function setFrameColors({ header, background, bottomBar }: FrameColors): void {
  attempt(() =>
    miniApp.setHeaderColor.ifAvailable(
      isRGB(header) && miniApp.setHeaderColor.supports('rgb') ? header : 'bg_color',
    ),
  );
  if (isRGB(background)) attempt(() => miniApp.setBgColor.ifAvailable(background));
  if (isRGB(bottomBar)) attempt(() => miniApp.setBottomBarColor.ifAvailable(bottomBar));
}
