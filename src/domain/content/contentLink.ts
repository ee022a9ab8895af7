import type { Localized } from '../text/language';

/** Target of a banner or story: inside the shop, or a URL from the merchant. */
export type ContentLink =
  | { to: 'product'; id: string }
  | { to: 'category'; id: string }
  | { to: 'url'; url: string };

/** The link of a record; a product takes precedence over a category, and that over a URL. */
export function contentLink(from: {
  productId?: string | null;
  categoryId?: string | null;
  url: string | null;
}): ContentLink | null {
  const { productId, categoryId, url } = from;
  if (productId) return { to: 'product', id: productId };
  if (categoryId) return { to: 'category', id: categoryId };
  return url?.trim() ? { to: 'url', url: url.trim() } : null;
}

/** A carousel image on home with an optional link. */
export type Banner = {
  id: string;
  image: string;
  title: Localized;
  priority: number;
  link: ContentLink | null;
};

/**
 * Whether a banner is of use to a guest at a table. A banner does not say what it is about; what can be
 * ordered there is a product or a category, and the rest is told to those who have food brought.
 */
export const isForTable = ({ link }: Pick<Banner, 'link'>): boolean =>
  link?.to === 'product' || link?.to === 'category';

/** Time per banner, ms. */
export const bannerMs = 5000;
