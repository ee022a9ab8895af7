const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Somebody's text as text, or as an attribute's value, of HTML and XML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/**
 * JSON for a script element that is data: without `<` nothing in it ends the element or opens a
 * comment. The two line separators end a line for readers that take it for JavaScript.
 */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
