import { useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { pictureUrl } from '../domain/content/image';
import { showText } from '../i18n/show';
import * as merchant from '../stores/merchant';
import { PictureBaseContext } from '../ui/pictureBase';

/** Sets the document's title and favicon to the merchant's. */
export function useDocumentHead(): void {
  const cdnUrl = useContext(PictureBaseContext);
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const { favicon, logo } = settings;
  const title = showText(settings.title) || (shop ? showText(shop.name) : '');

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  useEffect(() => {
    const icon = pictureUrl(cdnUrl, favicon ?? logo, { width: 64, height: 64, quality: 90 });
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon && link) link.href = icon;
  }, [cdnUrl, favicon, logo]);
}
