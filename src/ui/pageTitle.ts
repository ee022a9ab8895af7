import { useEffect } from 'react';
import { t } from '../i18n/t';
import { useIsTop, useLayer } from './layer';

let home = '';
let shop = '';
let page: { owner: string; title: string } | null = null;

function show() {
  const title = page && shop ? t('page.title', { page: page.title, shop }) : home;
  if (title) document.title = title;
}

/** Home's title, and the shop's name, which every other page has after its own. */
export function setHomeTitle(title: string, shopName: string) {
  home = title;
  shop = shopName;
  show();
}

/**
 * The title of the topmost page, until the function it returns is called. A page that opened in the
 * meantime keeps its own: React runs the effects of two sheets in either order.
 */
function setPageTitle(owner: string, title: string): () => void {
  page = { owner, title };
  show();
  return () => {
    if (page?.owner !== owner) return;
    page = null;
    show();
  };
}

/** Names the document after a sheet while it is the topmost; null: not known yet. */
export function usePageTitle(title: string | null): void {
  const { titleId, isPart } = useLayer();
  const isTop = useIsTop();
  useEffect(() => {
    if (isTop && title && !isPart) return setPageTitle(titleId, title);
  }, [isTop, isPart, titleId, title]);
}
