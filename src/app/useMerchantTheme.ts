import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { textOn } from '../domain/brand/contrast';
import type { MerchantSettings } from '../domain/merchant';
import * as merchant from '../stores/merchant';

/** Keeps the merchant's look on the page. */
export function useMerchantTheme(): void {
  const { settings } = useSnapshot(merchant.state);
  useEffect(() => applyMerchantTheme(settings), [settings]);
}

/**
 * Puts the merchant's look on the page: its colour with the text that goes on it (§1), and the dark
 * theme where the merchant wants it and Telegram has not settled the theme.
 */
export function applyMerchantTheme({ mainColor, mainColorIsDark, isDark }: MerchantSettings): void {
  const { style, dataset } = document.documentElement;
  if (isDark) dataset.theme ||= 'dark';
  style.setProperty('--brand', mainColor);
  style.setProperty('--on-brand', textOn(mainColor, mainColorIsDark));
}
