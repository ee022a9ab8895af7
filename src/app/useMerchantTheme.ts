import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { textOn } from '../domain/brand/contrast';
import { brandColor, type MerchantSettings } from '../domain/merchant';
import * as merchant from '../stores/merchant';

/** Keeps the page in the merchant's theme, from the first frame on. */
export function useMerchantTheme(): void {
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const color = brandColor(settings, shop);
  useLayoutEffect(() => applyMerchantTheme(settings, color), [settings, color]);
}

/**
 * Applies the merchant's theme: the brand colour with its text colour (§1), and dark mode if the
 * merchant wants it and Telegram has not set a theme.
 */
function applyMerchantTheme(
  { mainColorIsDark, isDark }: Pick<MerchantSettings, 'mainColorIsDark' | 'isDark'>,
  color: string,
): void {
  const { style, dataset } = document.documentElement;
  if (isDark) dataset.theme ||= 'dark';
  style.setProperty('--brand', color);
  style.setProperty('--on-brand', textOn(color, mainColorIsDark));
}
