const firstStrong = '\u2068';
const end = '\u2069';

/**
 * `text` in a direction of its own, for a place that can hold no element: "350 g" stays so in Arabic.
 * '' for a blank one: two signs that nobody sees are no value.
 */
export const isolate = (text: string): string =>
  text.trim() === '' ? '' : `${firstStrong}${text}${end}`;
