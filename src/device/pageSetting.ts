/**
 * A setting in the page: `<meta name="storefront:…">` overrides the value from build time, so that
 * one build serves many hosts.
 */
export const pageSetting = (document: Document, name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="storefront:${name}"]`)?.content;
