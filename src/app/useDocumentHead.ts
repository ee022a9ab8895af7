import { useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { pictureUrl } from '../domain/content/image';
import { showText } from '../i18n/show';
import * as merchant from '../stores/merchant';
import { setHomeTitle } from '../ui/pageTitle';
import { PictureBaseContext } from '../ui/pictureBase';

/** Sets the document's favicon, and its title as far as no sheet is open, to the merchant's. */
export function useDocumentHead(): void {
  const cdnUrl = useContext(PictureBaseContext);
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const { favicon, logo } = settings;
  const name = shop ? showText(shop.name) : '';
  const title = showText(settings.title) || name;

  useEffect(() => setHomeTitle(title, name), [title, name]);

  useEffect(() => {
    const icon = pictureUrl(cdnUrl, favicon ?? logo, { width: 64, height: 64, quality: 90 });
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon && link) link.href = icon;
  }, [cdnUrl, favicon, logo]);
}
