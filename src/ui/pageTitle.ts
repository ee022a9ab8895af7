import { t } from '../i18n/t';

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
export function setPageTitle(owner: string, title: string): () => void {
  page = { owner, title };
  show();
  return () => {
    if (page?.owner !== owner) return;
    page = null;
    show();
  };
}
