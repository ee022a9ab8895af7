import { isRGB, miniApp } from '@tma.js/sdk';
import { attempt } from './attempt';
import type { FrameColors } from './handle';

/** Colours what the client draws around the app; a client before 6.9 only knows the palette's own. */
export function setFrameColors({ header, background, bottomBar }: FrameColors): void {
  attempt(() =>
    miniApp.setHeaderColor.ifAvailable(
      isRGB(header) && miniApp.setHeaderColor.supports('rgb') ? header : 'bg_color',
    ),
  );
  if (isRGB(background)) attempt(() => miniApp.setBgColor.ifAvailable(background));
  if (isRGB(bottomBar)) attempt(() => miniApp.setBottomBarColor.ifAvailable(bottomBar));
}
