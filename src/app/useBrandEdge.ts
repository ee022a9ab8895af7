import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { edgeOn, plainGrounds } from '../domain/brand/brandEdge';
import { isHexColor } from '../domain/brand/contrast';
import { brandColor } from '../domain/merchant';
import { services } from '../flows/services';
import * as merchant from '../stores/merchant';

/**
 * Outlines what has the merchant's colour where that cannot be told from the page, in either colour
 * scheme. Home from the edge and the snapshot of home bring their outlines along; a first visit
 * without them gets its own right after home.
 */
export function useBrandEdge(): void {
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const color = brandColor(settings, shop);
  useEffect(() => {
    const { telegram } = services();
    const outline = (isDark: boolean) => {
      const { style } = document.documentElement;
      for (const scheme of ['light', 'dark'] as const) {
        const isCurrent = isDark === (scheme === 'dark');
        const grounds = isCurrent ? currentGrounds() : plainGrounds[scheme];
        style.setProperty(`--edge-on-${scheme}`, edgeOn(color, grounds));
      }
    };
    outline(telegram.isDark());
    return telegram.onThemeChange(outline);
  }, [color]);
}

/** The page's surfaces, which Telegram's theme may have coloured. */
function currentGrounds(): string[] {
  const page = getComputedStyle(document.documentElement);
  return ['--bg', '--page', '--card']
    .map((token) => page.getPropertyValue(token).trim())
    .filter(isHexColor);
}
