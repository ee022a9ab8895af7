import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { contrast, isHexColor, readableText } from '../domain/contrast';
import { pictureUrl } from '../domain/image';
import { showText } from '../i18n/show';
import * as merchant from '../stores/merchant';

/**
 * Puts the merchant's look on the page: its colour with the text that goes on it (§1), title and
 * favicon.
 */
export function useLook(cdnUrl: string): void {
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const { mainColor, mainColorIsDark, favicon, logo } = settings;
  const title = showText(settings.title) || (shop ? showText(shop.name) : '');

  useEffect(() => {
    const { style } = document.documentElement;
    // A colour that cannot be read as one leaves the default of the style sheet.
    if (!isHexColor(mainColor)) return;
    style.setProperty('--brand', mainColor);
    style.setProperty('--on-brand', onBrand(mainColor, mainColorIsDark));
  }, [mainColor, mainColorIsDark]);

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  useEffect(() => {
    const icon = pictureUrl(cdnUrl, favicon ?? logo, { width: 64, height: 64, quality: 90 });
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon && link) link.href = icon;
  }, [cdnUrl, favicon, logo]);
}

/** §1: white on a dark main colour, else black; where the merchant is wrong, what can be read. */
function onBrand(color: string, isDark: boolean): string {
  const wanted = isDark ? '#ffffff' : '#000000';
  const readable = readableText(color) === 'white' ? '#ffffff' : '#000000';
  return contrast(color, wanted) >= 4.5 ? wanted : readable;
}
