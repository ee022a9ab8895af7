/** Where a banner or a story leads: into the shop, or to an address that the merchant has given. */
export type ContentLink =
  | { to: 'product'; id: string }
  | { to: 'category'; id: string }
  | { to: 'url'; url: string };

/** The link of a record that may name several targets: the product first, then the category. */
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
